outcome-win = { $number ->
    [one] { $winners } wins: { $cause }.
   *[other] { $winners } win together: { $cause }.
  }
outcome-draw = A draw: { $cause }.
outcome-stopped = The game was stopped by the limit of decisions.
play-title = { $game } ({ $scenario })
play-you = You are { $seat }.
play-hotseat = All at one keyboard: { $seats }.
play-commitment = The dice are promised: { $hash } is the SHA-256 of the seed, which the record will show.
play-saved-at = After every decision the game is saved in { $file }.
play-hint = Type a number to choose, some letters to search, h for help.
play-situation = The situation
play-happened = What happened
play-log-empty = Nothing has happened yet.
play-options-more = Shown: { $shown } of { $all }. Enter shows more; some letters search.
play-options-found = { $found ->
    [one] One option fits “{ $text }”. Enter takes it, x shows all again.
   *[other] { $found } of { $all } fit “{ $text }”; x shows all again.
  }
play-none-found = Nothing fits “{ $text }”.
play-only-one = There is only one option; Enter takes it.
play-no-such-number = There is no option { $number }; they go from 1 to { $all }.
play-undone = Taken back.
play-no-undo = There is nothing to take back: dice have fallen, something was shown, or somebody else has decided since.
play-saved = Saved in { $file }.
play-over-saved = The record, with its seed, is { $file }; iacta verify checks its dice.
play-resume = Go on with: iacta play --resume { $file }
play-curtain = { $seat } is next. The others look away. Press Enter.
play-clause-unknown = The rules have no clause “{ $clause }”.
play-clause-where = This rests on clause { $clause } of the rules.
play-legal = That is legal.
play-bad-json = Type w alone, w with a clause such as “w { $clause }”, or w with an act as JSON.
play-help =
    number      choose that option
    letters     show only the options that contain them; /u searches for a command's letter
    Enter       more options, or the only one
    x           all options again
    u           take back your last decision
    l  l 50     what happened: the last lines, or the last 50
    v           the situation
    w  w 6.1-a  the rule behind this question, or any clause
    s  s FILE   where the game is saved, or save a copy
    h           this help
    q           leave; the game is saved
