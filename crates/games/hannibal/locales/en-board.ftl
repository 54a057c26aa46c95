# Hannibal: words of the board in English.

## Words of the board

years-1 = 218 BC
years-2 = 217 BC
years-3 = 216 BC
years-4 = 215–214 BC
years-5 = 213–212 BC
years-6 = 211–210 BC
years-7 = 209–207 BC
years-8 = 206–204 BC
years-9 = 203–201 BC
board-turns = Turns (BC)
board-turn-1 = 218
board-turn-2 = 217
board-turn-3 = 216
board-turn-4 = 215–214
board-turn-5 = 213–212
board-turn-6 = 211–210
board-turn-7 = 209–207
board-turn-8 = 206–204
board-turn-9 = 203–201
board-naval = Carthage at sea
board-naval-from-carthago = from Carthago
board-naval-enemy-port = to a Roman port
board-naval-general = Mago, Bomilcar
board-naval-naval-victory = naval victory
board-naval-philip-v = Philip V
board-dictator = Dictator
board-dictator-letter = D
board-siege-train = Siege train
board-truce = Truce
board-cards-base = Strategy cards 1 to 64
board-cards-extra = Additional cards 65 to 91
