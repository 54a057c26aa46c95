# Strony po polsku. Słowa gier stoją przy grach.

## Na każdej stronie

site-description = Gry wojenne starożytnego Śródziemnomorza w przeglądarce, z pilnowaniem zasad: przeciw botowi, na jednym ekranie albo przez wysłany link.
nav = Strony
nav-games = Gry
nav-lobby = Stoły
nav-account = Ty
skip = Przejdź do treści
theme-light = Jasny motyw
theme-dark = Ciemny motyw
foot = Iacta: starożytne wojny na twoim stole. Strona nieoficjalna; graj tu w gry, których egzemplarze masz.
guest-name = Gość
guest-mark = gość

## Strona główna

hero = Kości zostały rzucone
hero-more = Gry wojenne starożytnego Śródziemnomorza na prawdziwych mapach, a zasad pilnuje program. Bez rejestracji: jedno kliknięcie i grasz.
continue = Graj dalej: { $game }
play-bot = Zagraj z botem
new-match = Otwórz stół
look-at = O grze { $game }

## Galerie i zasady

gallery-map = Mapa
gallery-contents = Na tej stronie
gallery-rules = Zasady
rules-of = Zasady: { $game }
rules-in-english = Zasady spisano po angielsku.

## Nowy stół

new-title = Nowy stół: { $game }
new-scenario = Scenariusz
new-options = Opcje
new-option-rule = Zasada { $clause }
new-seats = Kto gra
new-seat-me = Ja
new-seat-open = Ktokolwiek
new-seat-invite = Osoba, której wyślę link
new-seat-here = Ktoś przy tym samym ekranie
new-count = Liczba graczy
new-count-help = Miejsca ponad tę liczbę zostają puste, bez względu na wybór poniżej.
new-seat-bot = Bot: { $level }
new-hot-seat = Przy jednym ekranie plansza jest zasłaniana za każdym razem, gdy kolej przechodzi na drugą stronę.
new-public = Publiczny: każdy może zająć wolne miejsce i oglądać partię
new-open = Otwórz stół
yes = tak
no = nie
bot-random = losowy (gra dowolny dozwolony ruch)
bot-greedy = zachłanny (bierze to, co teraz wygląda najlepiej)

## Stoły

lobby-title = Stoły
lobby-mine = Twoje partie
lobby-open = Wolne stoły
lobby-watch = Partie do oglądania
lobby-none-mine = Nie masz jeszcze żadnej partii.
lobby-none-open = Nie ma teraz wolnych stołów. Możesz otworzyć własny.
lobby-none-watch = Nie toczy się teraz żadna publiczna partia.
lobby-your-turn = twoja kolej
lobby-over = zakończona
lobby-waiting = czeka na graczy
lobby-sit = Usiądź: { $side }
page-before = Poprzednie
page-after = Następne
lobby-go = Otwórz
lobby-watch-it = Oglądaj

## Stół przed pierwszą decyzją

waiting-for-players = Czekamy na graczy.
invite-title = Miejsca do zajęcia
invite-how = Wyślij ten link osobie, która ma tu zagrać. Miejsce może zająć ten, kto pierwszy go otworzy.
invite-copy = Skopiuj link
invite-lost = Link do tego miejsca był widoczny przy otwarciu stołu.
join-title = Masz zaproszenie
join-as = { $game }: twoja strona to { $side }.
join-sit = Zajmij miejsce
sit-here = Usiądź
leave-seat = Odejdź od stołu

## Partia

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
risk-chance = rzut lub losowanie: nie da się cofnąć
risk-reveals = odkrywa coś ukrytego: nie da się cofnąć
risk-loses = coś przez to tracisz
undo = Cofnij
fewer = Mniej
more = Więcej
tray = Ręka i tory
tray-before = W lewo
tray-after = W prawo
you-are = Grasz jako
quick = Na ekranie dotykowym działaj od razu po dotknięciu
panel = Panel
someone = ktoś, kto odszedł
you = ty
seat-open = wolne
seat-invite = zaproszenie
to-decide = decyduje
players = Gracze
seam = Odtąd partia toczy się od zapisanej pozycji (zasady { $rules }): zasady poprawiono i tego, co było wcześniej, nie da się już rozegrać tak samo.
seam-stored = Zapisane wcześniej, już nie do odtworzenia
seat-resigned = { $side }: gracz się poddał, gra za niego bot.
happened = Co zaszło od twojej ostatniej decyzji
story-skip = Pomiń
story-play = Odtwórz
story-again = Odtwórz od mojej ostatniej decyzji
since-here =
    { $number ->
        [one] Od twojej wizyty: jedno wydarzenie
        [few] Od twojej wizyty: { $number } wydarzenia
       *[many] Od twojej wizyty: { $number } wydarzeń
    }
speed = Tempo
speed-off = bez animacji
speed-fast = szybkie
speed-normal = zwykłe
speed-slow = wolne
sounds = Dźwięki
log = Co się wydarzyło
log-filter = Pokaż wiersze, w których jest …
chat = Czat
chat-say = Wiadomość
chat-send = Wyślij
chat-to = Do
chat-all = wszyscy
chat-only = tylko { $side }
chat-none = Nie ma jeszcze wiadomości.
notes = Prywatne notatki
notes-keep = Zapisz
actions = Więcej
board-words = Opis słowny
help = Pomoc
help-board = Wybrać można to, co ma ciepły obrys. Wskaż cokolwiek albo przytrzymaj na tym palec, a zobaczysz, co to jest i co tam stoi; karty podnoszą się do czytania. Kliknij to, czego wybrać nie można, a dowiesz się dlaczego.
help-keys = Klawisze: Tab i strzałki prowadzą od celu do celu, Enter wybiera, Escape puszcza, I mówi, co to jest. Shift ze strzałkami przesuwa, + i − przybliżają i oddalają, 0 pokazuje całą planszę, B prowadzi na planszę, U cofa.
help-rules = Zasady
help-script = Bez JavaScriptu ta strona sama się nie odświeża: wczytaj ją ponownie, aby zobaczyć, co zrobili inni.
notify = Powiadom mnie, gdy przyjdzie moja kolej
lost-connection = Utracono połączenie; łączymy ponownie.
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Cała plansza
offer-draw = { $side } proponuje remis.
offer-back =
    { $steps ->
        [0] { $side } prosi o cofnięcie czegoś, czego nikt inny nie widział.
        [one] { $side } prosi o cofnięcie o jeden krok.
        [few] { $side } prosi o cofnięcie o { $steps } kroki.
       *[many] { $side } prosi o cofnięcie o { $steps } kroków.
    }
offer-bot = { $side } prosi, aby dalej grał bot ({ $level }), strona: { $other }.
gone = { $side } zwleka z decyzją od tygodnia lub dłużej.
vacant = { $side }: gracz opuścił partię. Miejsce może zająć ktoś inny albo bot.
agree = Zgoda
decline = Odmów
withdraw = Wycofaj
do-offer-draw = Zaproponuj remis
do-offer-back = Poproś o cofnięcie
do-resign = Poddaj się
sure-draw = Zaproponować remis? Jeśli wszyscy się zgodzą, partia od razu się skończy, bez zwycięzcy. Boty zgadzają się tylko wtedy, gdy spodziewają się porażki.
sure-back = Poprosić o cofnięcie o jeden krok? Jeśli wszyscy się zgodzą, ten krok zostanie cofnięty; kości, które już rzucono, wypadną inaczej.
sure-back-own =
    { $steps ->
        [one] Wrócić do swojej ostatniej decyzji? Cofnięty zostanie jeden krok; kości, które już rzucono, wypadną inaczej.
        [few] Wrócić do swojej ostatniej decyzji? Cofnięte zostaną { $steps } kroki, także botów; kości, które już rzucono, wypadną inaczej.
       *[many] Wrócić do swojej ostatniej decyzji? Cofniętych zostanie { $steps } kroków, także botów; kości, które już rzucono, wypadną inaczej.
    }
do-back-own = Wróć do mojej ostatniej decyzji
sure-leave = Odejść od stołu? Twoje miejsce będzie wolne, a stół przez ciebie otwarty zniknie.
sure-title = Na pewno?
sure-yes = Tak
sure-no = Nie, wracam do partii
back-here = Cofnij do tego miejsca
back-to =
    { $steps ->
        [0] Od tego czasu nic się nie wydarzyło.
        [one] To jeden krok wstecz. Jeśli wszyscy się zgodzą, zostanie cofnięty; kości, które już rzucono, wypadną inaczej.
        [few] To { $steps } kroki wstecz. Jeśli wszyscy się zgodzą, zostaną cofnięte; kości, które już rzucono, wypadną inaczej.
       *[many] To { $steps } kroków wstecz. Jeśli wszyscy się zgodzą, zostaną cofnięte; kości, które już rzucono, wypadną inaczej.
    }
back-to-bots =
    { $steps ->
        [0] Od tego czasu nic się nie wydarzyło.
        [one] To jeden krok wstecz. Boty zgadzają się cofnąć najdalej do twojej ostatniej decyzji.
        [few] To { $steps } kroki wstecz. Boty zgadzają się cofnąć najdalej do twojej ostatniej decyzji.
       *[many] To { $steps } kroków wstecz. Boty zgadzają się cofnąć najdalej do twojej ostatniej decyzji.
    }
went-back =
    { $steps ->
        [one] { $side }: prośba o cofnięcie o jeden krok, wszyscy się zgodzili.
        [few] { $side }: prośba o cofnięcie o { $steps } kroki, wszyscy się zgodzili.
       *[many] { $side }: prośba o cofnięcie o { $steps } kroków, wszyscy się zgodzili.
    }
sure-resign = Na pewno się poddajesz? Partia się skończy.
sure-resign-on = Na pewno się poddajesz? Partia potoczy się dalej bez ciebie: twoje miejsce zajmie bot i nie będzie można na nie wrócić.
do-rematch = Rewanż
do-export = Zapisz partię
do-bot = Niech dalej gra bot: { $side }
do-bot-own = Niech bot gra dalej za mnie
sure-bot-own = Na pewno oddajesz miejsce botowi? Jeśli inni się zgodzą, nie wrócisz na nie.
bot-level = Bot
pass-always = Zawsze pasuj: { $window }
do-pass-always = Zawsze pasuj tutaj
do-pass-every = Zawsze pasuj
every-window = każda okazja do przerwania
passing = Zawsze pasujesz: { $window }.
do-ask-again = Pytaj znowu
promise = Skrót ziarna losowego, podany przed pierwszym rzutem
curtain = Teraz kolej: { $side }
curtain-why = Na planszy widać to, czego druga strona nie może zobaczyć. Odsłoń ją, gdy nikt inny nie patrzy.
curtain-lift = Odsłoń planszę
watching = Oglądasz tę partię.

## Powtórka

replay = Powtórka
replay-title = Powtórka: { $game }
replay-back = Wróć do partii
replay-at = Decyzja { $at } z { $of }
replay-first = Początek
replay-last = Koniec
replay-before = Poprzednia
replay-after = Następna
replay-play = Odtwarzaj
replay-go = Pokaż
replay-eyes = Widok
replay-eyes-all = widz
replay-link = Skopiuj link do tej pozycji
replay-jump = Skocz do
replay-steps = Kroki

## Konto

account-title = Ty
account-name = Nazwa
account-guest = Grasz jako gość. Twoje partie należą do tej przeglądarki, dopóki nie założysz konta.
account-known = Zalogowano jako { $name }.
account-rename = Zmień nazwę
account-sign-up = Załóż konto
account-sign-up-why = Z kontem zalogujesz się na innych urządzeniach. Wystarczą nazwa i hasło.
account-password = Hasło (co najmniej 8 znaków)
account-email = E-mail (opcjonalnie)
account-sign-in = Zaloguj się
account-sign-in-why = Masz już konto?
account-sign-out = Wyloguj się
account-tokens = Tokeny API
account-tokens-why = Z tokenem twój program może grać przez API.
account-token-name = Do czego służy
account-token-new = Utwórz token
account-token-shown = Ten token pokazujemy tylko raz. Zachowaj go w bezpiecznym miejscu:
account-token-drop = Unieważnij
account-delete = Usuń konto i dane
account-delete-why = Usuwamy twoją nazwę, e-mail, notatki, prywatne wiadomości, sesje i tokeny, a także stoły, które czekają na graczy. Twoje miejsca w trwających partiach mogą zająć inni; zakończone partie zostają, bez twojej nazwy.
account-delete-sure = Na pewno
account-password-old = Hasło

## Gdy coś się nie uda

error-title = To się nie udało
error-home = Na stronę główną
