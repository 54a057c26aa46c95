outcome-win = { $number ->
    [one] { $winners } wins: { $cause }.
   *[other] { $winners } win together: { $cause }.
  }
outcome-draw = A draw: { $cause }.
outcome-stopped = The game was stopped: it reached the limit of decisions.
games-seats = seats
games-scenarios = scenarios
games-options = options
games-for = { $most ->
    [one] { $most } seat
   *[other] { $most } seats
  }
games-for-range = { $least } to { $most } seats
games-flag = true or false
games-range = { $least } to { $most }
games-clause = clause { $clause }
cause-resigned = the others resigned
cause-agreed = agreed by all
other-rules = Played by rules { $found }; this program has { $present }. Where they differ, a decision may be refused that was legal.
restored = From here the match goes on from a position stored under rules { $rules }; { $skipped ->
    [0] by these rules, what came before leads elsewhere.
    [one] one entry before it, as it was stored, cannot be played by these rules:
   *[other] { $skipped } entries before it, as they were stored, cannot be played by these rules:
  }
export-of = This is what { $viewer } saw; the match was still running.
spectator = a spectator
play-title = { $game } ({ $scenario })
play-you = You are { $seat }.
play-hotseat = All at one keyboard: { $seats }.
play-commitment = The dice are fixed in advance: { $hash } is the SHA-256 of the seed, which the record will show.
play-saved-at = After every decision the game is saved in { $file }.
play-hint = Type a number to choose, some letters to search, h for help.
play-situation = The situation
play-happened = What happened
play-log-empty = Nothing has happened yet.
play-options-more = Shown: { $shown } of { $all }. Enter shows more; type letters to search.
play-options-found = { $found ->
    [one] One option fits “{ $text }”. Enter takes it, x shows all again.
   *[other] { $found } of { $all } fit “{ $text }”; x shows all again.
  }
play-no-card = There is no card “{ $text }”.
play-more-cards =
    { $number ->
        [one] … and one more
       *[other] … and { $number } more
    }
play-none-found = Nothing fits “{ $text }”.
play-only-one = There is only one option; Enter takes it.
play-no-such-number = There is no option { $number }; they go from 1 to { $all }.
play-undone = Undone.
play-no-undo = There is nothing to undo: dice were rolled, something was revealed, or somebody else has decided since.
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
    c  c NAME   the cards you see, or any card, general or unit by its name
    s  s FILE   where the game is saved, or save a copy
    h           this help
    q           leave; the game is saved
