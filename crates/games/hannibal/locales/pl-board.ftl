# Hannibal: słowa planszy po polsku.

## Słowa planszy

years-1 = 218 p.n.e.
years-2 = 217 p.n.e.
years-3 = 216 p.n.e.
years-4 = 215–214 p.n.e.
years-5 = 213–212 p.n.e.
years-6 = 211–210 p.n.e.
years-7 = 209–207 p.n.e.
years-8 = 206–204 p.n.e.
years-9 = 203–201 p.n.e.
board-turns = Tury (p.n.e.)
board-turn-1 = 218
board-turn-2 = 217
board-turn-3 = 216
board-turn-4 = 215–214
board-turn-5 = 213–212
board-turn-6 = 211–210
board-turn-7 = 209–207
board-turn-8 = 206–204
board-turn-9 = 203–201
board-naval = Kartagina na morzu
board-naval-from-carthago = z Kartaginy
board-naval-enemy-port = do rzymskiego portu
board-naval-general = Mago, Bomilcar
board-naval-naval-victory = zwycięstwo morskie
board-naval-philip-v = Filip V
board-dictator = Dyktator
board-dictator-letter = D
board-siege-train = Maszyny oblężnicze
board-truce = Rozejm
board-cards-base = Karty Strategii od 1 do 64
board-cards-extra = Karty dodatkowe od 65 do 91
