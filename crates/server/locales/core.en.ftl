error-not-found = There is no such page or match.
error-method-not-allowed = That cannot be done at this address.
error-sign-in-first = Sign in first.
error-wrong-secret = The name, the password or the token is wrong.
error-forged = This request did not come from one of our pages. Reload the page and try again.
error-not-yours = That belongs to somebody else.
error-bad-request = The request cannot be read. Details: { $why }
error-bad-value = That is not possible. Details: { $why }
error-too-large = That is too large.
error-too-slow = The request did not arrive in time. Try again.
error-wrong-type = Requests of this content type are not accepted.
error-too-many = { $seconds ->
    [one] Too many requests. Try again in a second.
   *[other] Too many requests. Try again in { $seconds } seconds.
  }
error-too-many-streams = Too many match pages are open at once. Close some of them and reload this one.
error-full = The server is full at the moment. Try again in a minute.
error-name-taken = That name is taken.
error-illegal = The rules do not allow that.
error-stale = Something happened in the meantime. Look at the board again.
error-over = The match is over.
error-nothing-to-undo = There is nothing to undo: dice were rolled, something was revealed, or somebody else has decided since.
error-offer-stands = Another offer is open and must be answered first.
error-no-offer = There is no offer for you to answer.
error-too-far = { $seen ->
    [0] There is nothing to go back to.
    [one] You have seen only one step of this match.
   *[other] You have seen only { $seen } steps of this match.
  }
error-not-abandoned = A bot can take over only your own seat, or one that has not decided for a week.
error-not-started = Seats are still free; the match has not begun.
error-not-over = The match is not over yet.
error-seat-taken = That seat is not free.
error-unavailable = The server cannot save anything at the moment. Nothing was changed; please try again in a minute.
error-already-seated = You have a seat at this table already.
error-too-many-tables = Too many of your tables, or tables from your address, are waiting for players. Close one, or wait until it fills.
error-set-aside = This match has been set aside: the rules were corrected after it began, and they do not accept the position it stands at. Nothing of it was deleted. Whoever runs this server finds the reason in its log and can bring the match back.
error-restored = This match goes on from a stored position, because its rules have changed; nobody can go back to before it.
error-internal = Something went wrong on our side. Nothing was lost; please try again.
error-name = A name has 1 to 40 characters and no invisible ones.
error-name-scripts = A name must be written in one alphabet.
error-name-fixed = The name of an account cannot be changed.
error-password = A password has 8 to 200 characters.
error-email = That is not an e-mail address.
error-tokens = You have as many tokens as allowed; revoke one first.
error-seats = Choose for each seat who plays it.
error-no-seat-of-yours = Take at least one seat yourself.
error-no-such-bot = There is no such bot.
error-said = A message has 1 to 1000 characters.
error-nul = Text cannot contain the NUL character (U+0000).
outcome-win = { $number ->
    [one] { $winners } wins: { $cause }.
   *[other] { $winners } win together: { $cause }.
  }
outcome-draw = A draw: { $cause }.
outcome-agreed = agreed by all
outcome-resigned = the other side resigned
outcome-stopped = the limit of decisions was reached
