# The pages in English. The words of the games stand with the games.

## Around every page

site-description = Board wargames of the ancient Mediterranean in the browser, with the rules enforced: against a bot, on one screen, or by sending a link.
nav = Pages
nav-games = Games
nav-lobby = Tables
nav-account = You
skip = To the contents
theme-light = Light
theme-dark = Dark
foot = Iacta: ancient wars on your own table. Unofficial; please own the games you play here.
guest-name = Guest

## The first page

hero = The die is cast
hero-more = Wargames of the ancient Mediterranean, played on real maps with the rules kept for you. No sign-up: one click, and the legions stand ready.
play-bot = Play against a bot
new-match = Open a table
look-at = Look at { $game }

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
new-seat-invite = Whoever I send a link
new-seat-here = A friend at my screen (hot seat)
new-count = Players
new-count-help = Seats beyond this number stay empty, whatever is chosen for them below.
new-seat-bot = Bot: { $level }
new-hot-seat = At one screen a curtain falls between the sides whenever the turn passes.
new-public = Listed for all: open seats can be taken and the match can be watched
new-open = Open the table
yes = yes
no = no
bot-random = wanderer (plays anything)
bot-greedy = centurion (takes what looks best)

## The lobby

lobby-title = Tables
lobby-mine = Your matches
lobby-open = Open tables
lobby-watch = Matches to watch
lobby-none-mine = You have no matches yet.
lobby-none-open = Nobody is waiting just now. Open a table yourself.
lobby-none-watch = Nothing public is being played just now.
lobby-your-turn = your turn
lobby-over = over
lobby-waiting = waiting for players
lobby-sit = Sit down as { $side }
lobby-go = Go there
lobby-watch-it = Watch

## A table before the first decision

waiting-for-players = The table waits for players.
invite-title = Seats to fill
invite-how = Send this link to the one who shall sit here. Whoever opens it first may take the seat.
invite-copy = Copy the link
invite-lost = The link of this seat was shown when the table was opened.
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
risk-chance = leaves it to chance
risk-reveals = shows something hidden
risk-loses = gives something up
undo = Take back
panel = Panel
someone = someone who left
you = you
seat-open = free
seat-invite = invited
to-decide = to decide
players = Players
log = What happened
chat = Talk
chat-say = Say something
chat-send = Say
chat-to = To
chat-all = to everybody
chat-only = only to { $side }
chat-none = Nothing has been said.
notes = Notes for yourself
notes-keep = Keep
deeds = More
board-words = The board in words
help = Help
help-board = Glowing things can be chosen. Point at anything to learn what it is; click what cannot be chosen to learn why.
help-keys = Keys: Tab and arrows go from target to target, Enter chooses, Escape lets go. Shift and arrows pan, + and − zoom, 0 shows the whole board, B leads to the board, U takes back.
help-rules = The rules
help-script = Without JavaScript this page does not follow the match by itself: load it again to see what the others did.
notify = Tell me when it is my turn
lost-connection = The connection is lost; trying again.
zoom-in = Closer
zoom-out = Farther
zoom-fit = The whole board
offer-draw = { $side } offers a draw.
offer-back = { $side } asks to go one decision back.
offer-bot = { $side } asks that a bot go on for { $other }: { $level }.
gone = { $side } has owed a decision for a week or longer.
agree = Agree
decline = Decline
withdraw = Withdraw
do-offer-draw = Offer a draw
do-offer-back = Ask to go back
do-resign = Resign
sure-resign = Do you really resign? The match ends.
do-rematch = Rematch
do-export = Save the record
do-bot = Let a bot go on for { $side }
do-bot-own = Let a bot go on for me
sure-bot-own = Do you really leave your seat to a bot? If the others agree, you cannot come back to it.
bot-level = Which bot
pass-always = Always let this pass: { $window }
do-pass-always = Always pass here
do-pass-every = Always pass
every-window = every moment for interrupting
passing = Always let pass: { $window }.
do-ask-again = Ask me again
promise = Seed promised before the first die
curtain = { $side }, it is your turn
curtain-why = Something is hidden from the other side. Lift the curtain when nobody else is looking.
curtain-lift = Lift the curtain
watching = You are watching.

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-back = Back to the match
replay-at = Decision { $at } of { $of }
replay-first = First
replay-last = Last
replay-before = One back
replay-after = One on
replay-go = Show
replay-eyes = Seen by
replay-eyes-all = spectator
replay-link = Copy a link to this position
replay-jump = Jump to

## People

account-title = You
account-name = Name
account-guest = You are a guest. Your matches belong to this browser until you make an account.
account-known = You are signed in as { $name }.
account-rename = Change the name
account-sign-up = Make an account
account-sign-up-why = With an account you can sign in on other devices. Nothing but a name and a password is needed.
account-password = Password (at least 8 characters)
account-email = E-mail (if you like)
account-sign-in = Sign in
account-sign-in-why = You have an account already?
account-sign-out = Sign out
account-tokens = Tokens for programs
account-tokens-why = A token lets a program of yours play through the interface for programs.
account-token-name = What it is for
account-token-new = Make a token
account-token-shown = This is shown once. Keep it safe:
account-token-drop = Withdraw
account-delete = Delete everything
account-delete-why = Your name, sessions and tokens are deleted. Matches stay for the others, without your name.
account-delete-sure = I am sure
account-password-old = Password

## When something goes wrong

error-title = That did not work
error-home = To the first page
