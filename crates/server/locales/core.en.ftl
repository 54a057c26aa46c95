error-not-found = There is no such thing here.
error-method-not-allowed = That cannot be done here.
error-sign-in-first = Sign in first.
error-wrong-secret = The name and password, or the token, are not right.
error-forged = This request did not come from a page of ours. Load the page again and repeat it.
error-not-yours = That is not yours.
error-bad-request = The request cannot be read: { $why }
error-bad-value = That is not possible: { $why }
error-too-large = That is too much at once.
error-wrong-type = The request has a type that is not read here.
error-too-many = { $seconds ->
    [one] That was a little too often. Try again in a second.
   *[other] That was a little too often. Try again in { $seconds } seconds.
  }
error-name-taken = Somebody has that name already.
error-illegal = The rules do not allow that.
error-stale = Something happened meanwhile. Look at the table again.
error-over = The match is over.
error-nothing-to-undo = There is nothing of yours to take back: dice have fallen, something was shown, or somebody else has decided since.
error-offer-stands = Another offer stands; it must be answered first.
error-no-offer = There is no offer for you to answer.
error-too-far = { $made ->
    [one] Only one decision was made.
   *[other] Only { $made } decisions were made.
  }
error-not-abandoned = A bot can take over only a seat that has owed its decision for a week, or your own.
error-not-started = Seats are still free; the match has not begun.
error-not-over = The match is not over yet.
error-seat-taken = That seat is not free.
error-internal = Something went wrong on our side. Nothing was lost; please try again.
error-name = A name has 1 to 40 letters and no hidden signs.
error-name-fixed = The name of an account stays as it is.
error-password = A password has at least 8 characters and at most 200.
error-email = That is no e-mail address.
error-tokens = You have as many tokens as one can have; take one away first.
error-seats = Say for each seat who plays it.
error-no-seat-of-yours = Take at least one seat yourself.
error-no-such-bot = There is no such bot.
error-said = Say something, but not more than a thousand letters.
outcome-win = { $number ->
    [one] { $winners } wins: { $cause }.
   *[other] { $winners } win together: { $cause }.
  }
outcome-draw = A draw: { $cause }.
outcome-agreed = agreed by all
outcome-resigned = the other side resigned
outcome-stopped = the limit of decisions was reached
