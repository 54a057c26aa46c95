error-not-found = Nie ma takiej strony ani partii.
error-method-not-allowed = Pod tym adresem nie da się tego zrobić.
error-sign-in-first = Najpierw się zaloguj.
error-wrong-secret = Nazwa, hasło lub token są nieprawidłowe.
error-forged = To żądanie nie pochodzi z naszej strony. Wczytaj stronę ponownie i spróbuj jeszcze raz.
error-not-yours = To należy do kogoś innego.
error-bad-request = Nie da się odczytać żądania. Szczegóły techniczne: { $why }
error-bad-value = To niemożliwe. Szczegóły techniczne: { $why }
error-too-large = To za duże.
error-too-slow = Żądanie nie dotarło na czas. Spróbuj jeszcze raz.
error-wrong-type = Żądania tego typu nie są przyjmowane.
error-too-many = { $seconds ->
    [one] Za dużo żądań. Spróbuj ponownie za sekundę.
    [few] Za dużo żądań. Spróbuj ponownie za { $seconds } sekundy.
   *[many] Za dużo żądań. Spróbuj ponownie za { $seconds } sekund.
  }
error-too-many-streams = Otwarto naraz zbyt wiele stron z partiami. Zamknij niektóre i wczytaj tę ponownie.
error-full = Serwer jest w tej chwili przepełniony. Spróbuj ponownie za minutę.
error-name-taken = Ta nazwa jest zajęta.
error-illegal = Zasady na to nie pozwalają.
error-stale = W międzyczasie coś się wydarzyło. Spójrz na planszę jeszcze raz.
error-over = Partia jest zakończona.
error-nothing-to-undo = Nie ma czego cofnąć: rzucono kośćmi, coś odkryto albo decyzję podjął już ktoś inny.
error-offer-stands = Czeka inna propozycja; najpierw trzeba na nią odpowiedzieć.
error-no-offer = Nie ma propozycji, na którą możesz odpowiedzieć.
error-too-far = { $seen ->
    [0] Nie ma do czego wracać.
    [one] Jak dotąd był tylko jeden krok tej partii.
    [few] Jak dotąd były tylko { $seen } kroki tej partii.
   *[many] Jak dotąd było tylko { $seen } kroków tej partii.
  }
error-not-abandoned = Bot może przejąć tylko twoje miejsce albo takie, które od tygodnia zwleka z decyzją.
error-not-started = Są jeszcze wolne miejsca; partia się nie zaczęła.
error-not-over = Partia jeszcze trwa.
error-seat-taken = To miejsce nie jest wolne.
error-unavailable = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj ponownie za minutę.
error-already-seated = Masz już miejsce przy tym stole.
error-too-many-tables = Zbyt wiele twoich stołów lub stołów z twojego adresu czeka na graczy. Zamknij któryś albo poczekaj, aż się zapełni.
error-set-aside = Ta partia została odłożona: po jej rozpoczęciu poprawiono zasady, a obecne nie przyjmują pozycji, w której się zatrzymała. Niczego nie usunięto. Osoba prowadząca ten serwer znajdzie przyczynę w dzienniku i może partię przywrócić.
error-restored = Ta partia toczy się dalej od zapisanej pozycji, bo zmieniły się jej zasady; nie można cofnąć się przed nią.
error-internal = Coś poszło nie tak po naszej stronie. Nic nie przepadło; spróbuj jeszcze raz.
error-name = Nazwa ma od 1 do 40 znaków, bez znaków niewidocznych.
error-name-scripts = Nazwa musi być zapisana jednym alfabetem.
error-name-fixed = Nazwy konta nie można zmienić.
error-password = Hasło ma od 8 do 200 znaków.
error-email = To nie jest adres e-mail.
error-tokens = Masz już tyle tokenów, ile można mieć; najpierw któryś unieważnij.
error-seats = Wybierz dla każdego miejsca, kto na nim gra.
error-no-seat-of-yours = Zajmij przynajmniej jedno miejsce.
error-no-such-bot = Nie ma takiego bota.
error-said = Wiadomość ma od 1 do 1000 znaków.
error-nul = Tekst nie może zawierać znaku NUL (U+0000).
outcome-win = { $number ->
    [one] Wygrywa { $winners }: { $cause }.
   *[other] Wspólnie wygrywają { $winners }: { $cause }.
  }
outcome-draw = Remis: { $cause }.
outcome-agreed = za zgodą wszystkich
outcome-resigned = druga strona się poddała
outcome-stopped = osiągnięto limit decyzji
