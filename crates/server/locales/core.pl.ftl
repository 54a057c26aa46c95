error-not-found = Nie ma tu nic takiego.
error-method-not-allowed = Tego nie da się tu zrobić.
error-sign-in-first = Najpierw się zaloguj.
error-wrong-secret = Nazwa i hasło lub token są nieprawidłowe.
error-forged = To żądanie nie pochodzi z naszej strony. Wczytaj stronę ponownie i spróbuj jeszcze raz.
error-not-yours = To nie należy do ciebie.
error-bad-request = Nie da się odczytać żądania: { $why }
error-bad-value = To niemożliwe: { $why }
error-too-large = To za dużo naraz.
error-wrong-type = Żądanie ma typ, którego tu nie czytamy.
error-too-many = { $seconds ->
    [one] Trochę za często. Spróbuj ponownie za sekundę.
    [few] Trochę za często. Spróbuj ponownie za { $seconds } sekundy.
   *[many] Trochę za często. Spróbuj ponownie za { $seconds } sekund.
  }
error-name-taken = Ktoś już ma taką nazwę.
error-illegal = Zasady na to nie pozwalają.
error-stale = W międzyczasie coś się wydarzyło. Spójrz na stół jeszcze raz.
error-over = Partia jest zakończona.
error-nothing-to-undo = Nie masz czego cofnąć: padły kości, coś odsłonięto albo ktoś inny już zdecydował.
error-offer-stands = Czeka inna propozycja; najpierw trzeba na nią odpowiedzieć.
error-no-offer = Nie ma propozycji, na którą możesz odpowiedzieć.
error-too-far = { $made ->
    [one] Podjęto tylko jedną decyzję.
    [few] Podjęto tylko { $made } decyzje.
   *[many] Podjęto tylko { $made } decyzji.
  }
error-not-abandoned = Bot może przejąć tylko miejsce, które od tygodnia zwleka z decyzją, albo twoje własne.
error-not-started = Są jeszcze wolne miejsca; partia się nie zaczęła.
error-not-over = Partia jeszcze trwa.
error-seat-taken = To miejsce nie jest wolne.
error-internal = Coś poszło nie tak po naszej stronie. Nic nie przepadło; spróbuj jeszcze raz.
error-name = Nazwa ma od 1 do 40 liter i żadnych ukrytych znaków.
error-name-fixed = Nazwy konta nie można zmienić.
error-password = Hasło ma co najmniej 8 i najwyżej 200 znaków.
error-email = To nie jest adres e-mail.
error-tokens = Masz już tyle tokenów, ile można mieć; najpierw któryś usuń.
error-seats = Dla każdego miejsca podaj, kto na nim gra.
error-no-seat-of-yours = Zajmij przynajmniej jedno miejsce.
error-no-such-bot = Nie ma takiego bota.
error-said = Powiedz coś, ale nie więcej niż tysiąc liter.
outcome-win = { $number ->
    [one] { $winners } wygrywa: { $cause }.
   *[other] Wspólnie wygrywają { $winners }: { $cause }.
  }
outcome-draw = Remis: { $cause }.
outcome-agreed = za zgodą wszystkich
outcome-resigned = druga strona się poddała
outcome-stopped = osiągnięto limit decyzji
