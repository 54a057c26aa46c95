# Strony po polsku. Słowa gier stoją przy grach.

## Around every page

site-description = Gry wojenne starożytnego Śródziemnomorza w przeglądarce, z pilnowaniem zasad: przeciw botowi, na jednym ekranie albo przez wysłany link.
nav = Strony
nav-games = Gry
nav-lobby = Stoły
nav-account = Ty
skip = Do treści
theme-light = Jasny
theme-dark = Ciemny
foot = Iacta: starożytne wojny na własnym stole. Strona nieoficjalna; prosimy mieć egzemplarze gier, w które się tu gra.
guest-name = Gość

## The first page

hero = Kości zostały rzucone
hero-more = Gry wojenne starożytnego Śródziemnomorza na prawdziwych mapach, a zasad pilnujemy my. Bez rejestracji: jedno kliknięcie i legiony stoją gotowe.
play-bot = Zagraj z botem
new-match = Otwórz stół
look-at = Obejrzyj: { $game }

## Galleries and rules

gallery-map = Mapa
gallery-contents = Na tej stronie
gallery-rules = Zasady
rules-of = Zasady: { $game }
rules-in-english = Zasady spisano po angielsku.

## A new table

new-title = Nowy stół: { $game }
new-scenario = Scenariusz
new-options = Opcje
new-option-rule = Zasada { $clause }
new-seats = Kto gra
new-seat-me = Ja
new-seat-open = Ktokolwiek
new-seat-invite = Ten, komu wyślę link
new-seat-here = Ktoś przy moim ekranie
new-count = Gracze
new-count-help = Miejsca ponad tę liczbę zostają puste, cokolwiek wybrano dla nich niżej.
new-seat-bot = Bot: { $level }
new-hot-seat = Przy jednym ekranie między stronami opada kurtyna, gdy kolej przechodzi.
new-public = Na liście dla wszystkich: wolne miejsca można zająć, a partię oglądać
new-open = Otwórz stół
yes = tak
no = nie
bot-random = wędrowiec (gra byle co)
bot-greedy = centurion (bierze, co wygląda najlepiej)

## The lobby

lobby-title = Stoły
lobby-mine = Twoje partie
lobby-open = Wolne stoły
lobby-watch = Partie do oglądania
lobby-none-mine = Nie masz jeszcze żadnej partii.
lobby-none-open = Nikt teraz nie czeka. Otwórz stół.
lobby-none-watch = Nie toczy się teraz żadna partia publiczna.
lobby-your-turn = twoja kolej
lobby-over = zakończona
lobby-waiting = czeka na graczy
lobby-sit = Usiądź jako { $side }
lobby-go = Przejdź
lobby-watch-it = Oglądaj

## A table before the first decision

waiting-for-players = Stół czeka na graczy.
invite-title = Miejsca do zajęcia
invite-how = Wyślij ten link osobie, która ma tu usiąść. Kto otworzy go pierwszy, może zająć miejsce.
invite-copy = Skopiuj link
invite-lost = Link do tego miejsca pokazano przy otwarciu stołu.
join-title = Masz zaproszenie
join-as = { $game }: twoja strona to { $side }.
join-sit = Zajmij miejsce
sit-here = Usiądź
leave-seat = Odejdź od stołu

## The match

title-yours = Twoja kolej: { $game }
over = Koniec partii.
to-the-rule = Do zasady
options-on-board = Możliwości na planszy
all-options =
    { $number ->
        [one] { $number } możliwość na planszy
        [few] { $number } możliwości na planszy
       *[many] { $number } możliwości na planszy
    }
risk-chance = zdaje na los
risk-reveals = odsłania coś ukrytego
risk-loses = coś oddaje
undo = Cofnij
panel = Panel
someone = ktoś, kto odszedł
you = ty
seat-open = wolne
seat-invite = zaproszenie
to-decide = decyduje
players = Gracze
log = Co się wydarzyło
chat = Rozmowa
chat-say = Powiedz coś
chat-send = Powiedz
chat-to = Do
chat-all = do wszystkich
chat-only = tylko { $side }
chat-none = Jeszcze nic nie powiedziano.
notes = Notatki dla siebie
notes-keep = Zachowaj
deeds = Więcej
board-words = Plansza słowami
help = Pomoc
help-board = Można wybrać to, co świeci. Wskaż cokolwiek, żeby dowiedzieć się, co to jest; kliknij to, czego wybrać nie można, a dowiesz się dlaczego.
help-keys = Klawisze: Tab i strzałki prowadzą od celu do celu, Enter wybiera, Escape puszcza. Shift ze strzałkami przesuwa, + i − przybliżają i oddalają, 0 pokazuje całą planszę, B prowadzi na planszę, U cofa.
help-rules = Zasady
help-script = Bez JavaScriptu ta strona nie śledzi partii sama: wczytaj ją ponownie, żeby zobaczyć, co zrobili inni.
notify = Powiadom mnie, gdy przyjdzie moja kolej
lost-connection = Połączenie zerwane; próbujemy ponownie.
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała plansza
offer-draw = { $side } proponuje remis.
offer-back = { $side } prosi o cofnięcie jednej decyzji.
offer-bot = { $side } prosi, by za stronę { $other } grał dalej bot: { $level }.
gone = { $side } zwleka z decyzją od tygodnia lub dłużej.
agree = Zgoda
decline = Odmów
withdraw = Wycofaj
do-offer-draw = Zaproponuj remis
do-offer-back = Poproś o cofnięcie
do-resign = Poddaj się
sure-resign = Na pewno się poddajesz? Partia się skończy.
do-rematch = Rewanż
do-export = Zapisz partię
do-bot = Niech dalej gra bot: { $side }
do-bot-own = Niech bot gra dalej za mnie
sure-bot-own = Na pewno oddajesz miejsce botowi? Jeśli inni się zgodzą, nie wrócisz na nie.
bot-level = Który bot
pass-always = Zawsze pomijaj: { $window }
do-pass-always = Zawsze pasuj tutaj
do-pass-every = Zawsze pasuj
every-window = każda chwila, w której można przerwać
passing = Zawsze pomijane: { $window }.
do-ask-again = Pytaj znowu
promise = Ziarno losu obiecane przed pierwszym rzutem
curtain = Teraz kolej na stronę: { $side }
curtain-why = Coś jest ukryte przed drugą stroną. Podnieś kurtynę, gdy nikt inny nie patrzy.
curtain-lift = Podnieś kurtynę
watching = Oglądasz tę partię.

## Replay

replay = Powtórka
replay-title = Powtórka: { $game }
replay-back = Wróć do partii
replay-at = Decyzja { $at } z { $of }
replay-first = Początek
replay-last = Koniec
replay-before = Krok wstecz
replay-after = Krok dalej
replay-go = Pokaż
replay-eyes = Patrzy
replay-eyes-all = widz
replay-link = Skopiuj link do tej pozycji
replay-jump = Skocz do

## People

account-title = Ty
account-name = Imię
account-guest = Grasz jako gość. Twoje partie należą do tej przeglądarki, dopóki nie założysz konta.
account-known = Twoje konto: { $name }.
account-rename = Zmień imię
account-sign-up = Załóż konto
account-sign-up-why = Z kontem zalogujesz się na innych urządzeniach. Wystarczą imię i hasło.
account-password = Hasło (co najmniej 8 znaków)
account-email = E-mail (jeśli chcesz)
account-sign-in = Zaloguj się
account-sign-in-why = Masz już konto?
account-sign-out = Wyloguj się
account-tokens = Tokeny dla programów
account-tokens-why = Token pozwala twojemu programowi grać przez interfejs dla programów.
account-token-name = Do czego służy
account-token-new = Utwórz token
account-token-shown = Pokazujemy to tylko raz. Zachowaj w bezpiecznym miejscu:
account-token-drop = Unieważnij
account-delete = Usuń wszystko
account-delete-why = Usuniemy twoje imię, sesje i tokeny. Partie zostaną dla innych, bez twojego imienia.
account-delete-sure = Na pewno
account-password-old = Hasło

## When something goes wrong

error-title = To się nie udało
error-home = Na pierwszą stronę
