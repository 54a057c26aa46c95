# The pages in English. The words of the games stand with the games.

## Around every page

site-description = Board wargames of the ancient Mediterranean in the browser, with the rules enforced: against a bot, on one screen, or by sending a link.
nav = Pages
nav-games = Games
nav-lobby = Tables
nav-account = You
skip = Skip to content
theme-light = Light theme
theme-dark = Dark theme
foot = Iacta: ancient wars on your own table. Unofficial; please own the games you play here.
guest-name = Guest
guest-mark = guest

## The first page

hero = The die is cast
hero-more = Wargames of the ancient Mediterranean on real maps, and the program keeps the rules. No sign-up: one click and you play.
continue = Continue: { $game }
play-bot = Play against a bot
new-match = Open a table
look-at = About { $game }

## Galleries and rules

gallery-map = The map
gallery-contents = On this page
gallery-rules = Rules
rules-of = Rules of { $game }
rules-in-english = The rules are written in English.

## A new table

new-title = A new table: { $game }
new-scenario = Scenario
new-options = Options
new-option-rule = Rule { $clause }
new-seats = Who plays
new-seat-me = Me
new-seat-open = Anyone
new-seat-invite = Somebody I send a link to
new-seat-here = A friend at this screen (hot seat)
new-count = Number of players
new-count-help = Seats beyond this number stay empty, whatever is chosen for them below.
new-seat-bot = Bot: { $level }
new-hot-seat = At one screen a curtain hides the board whenever the turn passes to the other side.
new-public = Public: anybody can take the open seats and watch the match
new-open = Open the table
yes = yes
no = no
bot-random = random (plays any legal move)
bot-greedy = greedy (takes what looks best now)

## The lobby

lobby-title = Tables
lobby-mine = Your matches
lobby-open = Open tables
lobby-watch = Matches to watch
lobby-none-mine = You have no matches yet.
lobby-none-open = No open tables at the moment. You can open one yourself.
lobby-none-watch = No public matches are being played at the moment.
lobby-your-turn = your turn
lobby-over = over
lobby-waiting = waiting for players
lobby-sit = Play { $side }
page-before = Previous
page-after = Next
lobby-go = Open
lobby-watch-it = Watch

## A table before the first decision

waiting-for-players = Waiting for players.
invite-title = Seats to fill
invite-how = Send this link to the person who is to play this side. The first one to open it can take the seat.
invite-copy = Copy the link
invite-lost = The link to this seat was shown when the table was opened.
join-title = You are invited
join-as = { $game }: you would play { $side }.
join-sit = Take the seat
sit-here = Sit down
leave-seat = Leave the table

## The match

title-yours = Your turn: { $game }
over = The match is over.
to-the-rule = To the rule
options-on-board = Options on the board
all-options =
    { $number ->
        [one] { $number } option on the board
       *[other] { $number } options on the board
    }
risk-chance = rolls dice or draws cards: cannot be undone
risk-reveals = reveals something hidden: cannot be undone
risk-loses = you lose something by this
undo = Undo
fewer = Fewer
more = More of them
tray = Hand and tracks
tray-before = To the left
tray-after = To the right
you-are = You play
quick = On a touch screen a tap acts at once
panel = Panel
someone = somebody who left
you = you
seat-open = free
seat-invite = invited
to-decide = to decide
players = Players
seam = From here the match goes on from a stored position (rules { $rules }): the rules were corrected, and what came before can no longer be played as it was.
seam-stored = Stored before, and no longer playable
seat-resigned = { $side } resigned; a bot plays on.
happened = What happened since your last decision
story-skip = Skip
story-play = Play
story-again = Play again since my last decision
since-here =
    { $number ->
        [one] Since you were here: one thing
       *[other] Since you were here: { $number } things
    }
speed = Speed
speed-off = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
sounds = Sounds
log = What happened
log-filter = Show lines with …
chat = Chat
chat-say = Message
chat-send = Send
chat-to = To
chat-all = everybody
chat-only = only { $side }
chat-none = No messages yet.
notes = Private notes
notes-keep = Save
actions = More
board-words = Text description
help = Help
help-board = What has a warm outline can be chosen. Point at anything, or rest a finger on it, to see what it is and what stands there; cards are held up to be read. Click what cannot be chosen to learn why.
help-keys = Keys: Tab and arrows go from target to target, Enter chooses, Escape lets go, I tells what something is. Shift and arrows pan, + and − zoom, 0 shows the whole board, B leads to the board, U takes back.
help-rules = The rules
help-script = Without JavaScript this page does not update itself: reload it to see what the others did.
notify = Notify me when it is my turn
lost-connection = Connection lost; reconnecting.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = The whole board
offer-draw = { $side } offers a draw.
offer-back =
    { $steps ->
        [0] { $side } asks to take back something that nobody else has seen.
        [one] { $side } asks to go one step back.
       *[other] { $side } asks to go { $steps } steps back.
    }
offer-bot = { $side } asks for a bot to play on for { $other }: { $level }.
gone = { $side } has not decided for a week or longer.
vacant = { $side } has left the match. Somebody else can take the seat, or a bot can play on.
agree = Agree
decline = Decline
withdraw = Withdraw
do-offer-draw = Offer a draw
do-offer-back = Ask to go back
do-resign = Resign
sure-draw = Offer a draw? If all the others agree, the match ends at once without a winner. Bots agree only when they expect to lose.
sure-back = Ask to go one step back? If all the others agree, that step is undone for everybody; dice that were thrown will not fall the same way again.
sure-back-own =
    { $steps ->
        [one] Go back to your last decision? One step is undone; dice that were thrown will not fall the same way again.
       *[other] Go back to your last decision? { $steps } steps are undone, the bots' among them; dice that were thrown will not fall the same way again.
    }
do-back-own = Back to my last decision
sure-leave = Leave the table? Your seat becomes free; a table that you opened is taken away.
sure-title = Are you sure?
sure-yes = Yes, do it
sure-no = No, back to the match
back-here = Go back to here
back-to =
    { $steps ->
        [0] Nothing happened since.
        [one] That is one step back. If all the others agree, it is undone for everybody; dice that were thrown will not fall the same way again.
       *[other] That is { $steps } steps back. If all the others agree, they are undone for everybody; dice that were thrown will not fall the same way again.
    }
back-to-bots =
    { $steps ->
        [0] Nothing happened since.
        [one] That is one step back. Bots agree to go back as far as your own last decision, and no further.
       *[other] That is { $steps } steps back. Bots agree to go back as far as your own last decision, and no further.
    }
went-back =
    { $steps ->
        [one] { $side } asked to go one step back, and everybody agreed.
       *[other] { $side } asked to go { $steps } steps back, and everybody agreed.
    }
sure-resign = Do you really resign? The match ends.
sure-resign-on = Do you really resign? The match goes on without you: a bot plays your seat, and you cannot come back to it.
do-rematch = Rematch
do-export = Save the record
do-bot = Let a bot play on for { $side }
do-bot-own = Let a bot play on for me
sure-bot-own = Do you really hand your seat to a bot? If the others agree, you cannot come back to it.
bot-level = Bot
pass-always = Always pass: { $window }
do-pass-always = Always pass here
do-pass-every = Always pass
every-window = every chance to interrupt
passing = Always passing: { $window }.
do-ask-again = Ask me again
promise = Hash of the seed, published before the first roll
curtain = { $side }, it is your turn
curtain-why = The board shows what the other side must not see. Open it when nobody else is looking.
curtain-lift = Show the board
watching = You are watching.

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-back = Back to the match
replay-at = Decision { $at } of { $of }
replay-first = First
replay-last = Last
replay-before = Previous
replay-after = Next
replay-play = Play
replay-go = Show
replay-eyes = Viewed by
replay-eyes-all = spectator
replay-link = Copy a link to this position
replay-jump = Jump to
replay-steps = Steps

## People

account-title = You
account-name = Name
account-guest = You are a guest. Your matches belong to this browser until you create an account.
account-known = You are signed in as { $name }.
account-rename = Change name
account-sign-up = Create an account
account-sign-up-why = With an account you can sign in on other devices. A name and a password are all it takes.
account-password = Password (at least 8 characters)
account-email = E-mail (optional)
account-sign-in = Sign in
account-sign-in-why = Do you have an account already?
account-sign-out = Sign out
account-tokens = API tokens
account-tokens-why = With a token a program of yours can play through the API.
account-token-name = What it is for
account-token-new = Create a token
account-token-shown = This token is shown only once. Keep it safe:
account-token-drop = Revoke
account-delete = Delete my account and data
account-delete-why = Your name, e-mail, notes, private messages, sessions and tokens are deleted, and so are your tables that wait for players. Others can take your seats in running matches; finished matches stay, without your name.
account-delete-sure = I am sure
account-password-old = Password

## When something goes wrong

error-title = That did not work
error-home = To the home page
