outcome-win = { $number ->
    [one] Wygrywa { $winners }: { $cause }.
   *[other] Wygrywają wspólnie { $winners }: { $cause }.
  }
outcome-draw = Remis: { $cause }.
outcome-stopped = Grę przerwano: osiągnięto limit decyzji.
games-seats = miejsca
games-scenarios = scenariusze
games-options = opcje
games-for = { $most ->
    [one] { $most } miejsce
    [few] { $most } miejsca
   *[many] { $most } miejsc
  }
games-for-range = od { $least } do { $most } miejsc
games-flag = true albo false
games-range = od { $least } do { $most }
games-clause = punkt { $clause }
cause-resigned = pozostali się poddali
cause-agreed = za zgodą wszystkich
other-rules = Rozegrano według zasad { $found }; ten program ma { $present }. Tam, gdzie się różnią, dozwolona wtedy decyzja może zostać odrzucona.
restored = Odtąd partia toczy się od pozycji zapisanej według zasad { $rules }; { $skipped ->
    [0] według obecnych zasad to, co było wcześniej, prowadzi gdzie indziej.
    [one] jednego wcześniejszego wpisu, podanego tak, jak go zapisano, nie da się rozegrać według obecnych zasad:
    [few] { $skipped } wcześniejszych wpisów, podanych tak, jak je zapisano, nie da się rozegrać według obecnych zasad:
   *[many] { $skipped } wcześniejszych wpisów, podanych tak, jak je zapisano, nie da się rozegrać według obecnych zasad:
  }
export-of = Tak widział to uczestnik: { $viewer }; partia jeszcze trwała.
spectator = widz
play-title = { $game } ({ $scenario })
play-you = Grasz jako { $seat }.
play-hotseat = Wszyscy przy jednej klawiaturze: { $seats }.
play-commitment = Kości są ustalone z góry: { $hash } to skrót SHA-256 ziarna, które pokaże zapis.
play-saved-at = Po każdej decyzji gra jest zapisywana w pliku { $file }.
play-hint = Wpisz numer, aby wybrać, kilka liter, aby szukać, albo h – pomoc.
play-situation = Sytuacja
play-happened = Co się stało
play-log-empty = Jeszcze nic się nie stało.
play-options-more = Pokazano { $shown } z { $all }. Enter pokazuje dalsze, litery wyszukują.
play-options-found = { $found ->
    [one] Do „{ $text }” pasuje jedna opcja. Enter ją wybiera, x pokazuje znów wszystkie.
   *[other] Do „{ $text }” pasuje { $found } z { $all }; x pokazuje znów wszystkie.
  }
play-no-card = Nie ma karty „{ $text }”.
play-more-cards =
    { $number ->
        [one] … i jeszcze jedna
        [few] … i jeszcze { $number }
        [many] … i jeszcze { $number }
       *[other] … i jeszcze { $number }
    }
play-none-found = Do „{ $text }” nic nie pasuje.
play-only-one = Jest tylko jedna opcja; Enter ją wybiera.
play-no-such-number = Nie ma opcji { $number }; są od 1 do { $all }.
play-undone = Cofnięto.
play-no-undo = Nie ma czego cofnąć: rzucono kośćmi, coś odkryto albo decyzję podjął już ktoś inny.
play-saved = Zapisano w pliku { $file }.
play-over-saved = Zapis gry wraz z ziarnem to { $file }; kości sprawdza polecenie iacta verify.
play-resume = Dalszy ciąg: iacta play --resume { $file }
play-curtain = Teraz { $seat }. Pozostali odwracają wzrok. Naciśnij Enter.
play-clause-unknown = W zasadach nie ma punktu „{ $clause }”.
play-clause-where = Wynika to z punktu { $clause } zasad.
play-legal = To jest dozwolone.
play-bad-json = Wpisz samo w, w z punktem zasad, np. „w { $clause }”, albo w z ruchem w JSON.
play-help =
    numer       wybierz tę opcję
    litery      pokaż tylko opcje, które je zawierają; /u szuka litery polecenia
    Enter       dalsze opcje albo jedyna
    x           znów wszystkie opcje
    u           cofnij swoją ostatnią decyzję
    l  l 50     co się stało: ostatnie wiersze albo ostatnie 50
    v           sytuacja
    w  w 6.1-a  zasada stojąca za tym pytaniem albo dowolny punkt
    c  c NAZWA  karty, które widzisz, albo dowolna karta, wódz lub jednostka po nazwie
    s  s PLIK   gdzie gra jest zapisana, albo zapisz kopię
    h           ta pomoc
    q           wyjdź; gra jest zapisana
