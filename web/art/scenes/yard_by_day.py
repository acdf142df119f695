"""The yard at noon: a long table in the shade of a mango tree, the building with its casks at the right, the bay behind."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))
from bottle import Cellar, labels_folder  # noqa: E402
from cask import Casks  # noqa: E402
from garden import Palms, bougainvillea_pink, bush, grass_green, hedge_green, scatter, tuft  # noqa: E402
from house import coral_gravel, coral_stone, house, lawn, lime_wash, outdoor_timber  # noqa: E402
from land import hill, water  # noqa: E402
from materials import iron, plain  # noqa: E402
from plants import place_instance  # noqa: E402
from shapes import box, sheet, tube  # noqa: E402
from sky import day  # noqa: E402
from studio import Studio  # noqa: E402

GROUND = 0.0
TABLE = 7.6


def table(at, length, board, timber):
    """A long table with a bench at either side, along x."""
    x, y = at
    for plank in range(6):
        box("plank", (length, 1.5, 0.42), (x + 0.09 * (plank % 3), y - 3.9 + 1.56 * plank, TABLE - 0.21), board, 0.06)
    for end in (-1, 1):
        for side in (-1, 1):
            box("leg", (0.9, 0.9, TABLE - 0.4), (x + end * (length / 2 - 3), y + side * 3.2, (TABLE - 0.4) / 2), timber, 0.06)
        box("cross", (0.7, 7.4, 0.9), (x + end * (length / 2 - 3), y, TABLE - 1.0), timber, 0.05)
    box("stretcher", (length - 6, 0.7, 0.9), (x, y, 2.2), timber, 0.05)
    for side in (-1, 1):
        for plank in range(2):
            box("seat", (length - 2, 1.45, 0.4), (x, y + side * (7.6 + plank * 1.52) - side * 0.7, 4.4), board, 0.06)
        for end in (-1, 1):
            for leg in (-0.7, 1.3):
                box("foot", (0.7, 0.6, 4.2), (x + end * (length / 2 - 4), y + side * (7.4 + leg), 2.1), timber, 0.05)


studio = Studio(1680, 720, samples=32)
chance = random.Random(12)
board, timber, dark = outdoor_timber("board", 0.9), outdoor_timber("legs", 0.4, (2.4, 2.4, 0.25)), iron()
table((-4, 3), 40, board, timber)
cellar = Cellar(labels_folder())
cellar.bottle("aged", "aged", (-0.6, 1.2, TABLE), -0.1)
cellar.bottle("clear", "yumi", (0.9, 1.9, TABLE), 0.05)
for x, y in ((-2.6, 0.6), (-3.7, 1.6), (2.5, 0.9), (6.0, 4.5)):
    cellar.tumbler((x, y, TABLE))
cellar.tulip((-7.4, 2.2, TABLE))

casks = Casks()
house((64, 92, 0), 100, 50, 27, 39, (-32, -16, 21))
rail = outdoor_timber("rail")
for y in (39, 44.2):
    box("rail", (24, 1.0, 1.3), (35, y, 0.65), rail, 0.05)
for number, marks in enumerate((None, "chalk-2021", None)):
    casks.lying((28.4 + number * 6.5, 41.6, 4.35), marks, 0.2 * number)
casks.lying((31.65, 41.6, 9.7), "chalk-2019", 0.3)
casks.lying((38.15, 41.6, 9.7), None, 0.8)
casks.standing((13.5, 30, 0), None, 0.4)
cellar.tulip((12.8, 29.4, 8.55))
cellar.tulip((14.4, 30.3, 8.55), "clear")

sheet("yard", [(-120, -60, 0), (160, -60, 0), (160, 100, 0), (-120, 100, 0)], coral_gravel())
sheet("ground", [(-600, -200, -0.2), (600, -200, -0.2), (600, 170, -14), (-600, 170, -14)], lawn())
grass, green = grass_green(), hedge_green()
tufts = [tuft(n, grass, 2.2 + n * 0.3) for n in range(4)]
scatter(tufts, chance, 500, (-130, 20, 84, 97), None, (0.5, 1.0))
scatter(tufts, chance, 420, (-120, -42, 10, 90), lambda x, y: x < -60 + 10 * math.sin(y / 9), (0.4, 1.0))
lime, stone = lime_wash(), coral_stone()
box("wall", (190, 2.6, 4.4), (-84, 98, 2.2), lime, 0.2)
box("coping", (190, 3.6, 0.8), (-84, 98, 4.7), stone, 0.25)
low = [bush(n, (12, 9, 9), 3200, green, 1.1) for n in range(3)]
for x in (-118, -104, -92, -34, -26, 2, 10):
    place_instance(chance.choice(low), (x, 94 + chance.uniform(-2, 1), 0), chance.uniform(0, 6.28), chance.uniform(0.8, 1.2))
flowers = [bush(40 + n, (12, 8, 10), 3000, bougainvillea_pink(), 0.7) for n in range(2)]
for x, y, z, scale in ((-98, 92, 2.5, 1.1), (8, 92, 3, 1.0), (15.5, 70, 0, 0.8)):
    place_instance(chance.choice(low), (x, y + 2, 0), 0.4, scale)
    place_instance(chance.choice(flowers), (x, y, z), chance.uniform(0, 6.28), scale)
palms = Palms(4)
for at, height, lean, scale in (((-66, 150, -14), 44, (-8, 0), 0.9), ((-44, 165, -14), 38, (5, 0), 0.85), ((0, 158, -14), 46, (-7, 0), 0.9), ((-104, 140, -12), 48, (6, 2), 1.0), ((70, 190, 0), 62, (-7, 0), 1.0), ((104, 170, 0), 66, (6, 0), 1.0)):
    palms.palm(at, height, lean, scale)

# A mango tree: its trunk at the left edge, its crown over the table, mostly out of the picture.
tube("trunk", [(-29, 21, -1), (-28.5, 21, 14), (-27, 20, 30), (-24, 17, 46)], [3.4, 2.5, 2.2, 1.8], palms.bark, 10)
tube("limb", [(-27.5, 20.5, 24), (-18, 14, 34), (-6, 8, 47)], [1.6, 1.3, 0.8], palms.bark, 8)
crown = [bush(80 + n, (26, 24, 15), 850, green, 2.3) for n in range(3)]
for x, y, z in ((-40, 30, 25), (-22, 33, 28), (-33, 22, 36), (-12, 26, 36), (-26, -6, 38), (-30, -24, 40), (-44, -10, 40), (4, -26, 44), (-2, 4, 42)):
    place_instance(chance.choice(crown), (x, y, z), chance.uniform(0, 6.28), chance.uniform(0.85, 1.1))

water(165, 5000, 4000, -22, 0.03, 0.03, (0.006, 0.105, 0.125))
hill((-700, 3000, -24), 2600, 300, 4, (0.03, 0.07, 0.03), 1.2, haze=(0.06, 0.115, 0.125))
hill((1300, 2500, -24), 2600, 230, 12, (0.04, 0.08, 0.04), 0.6, haze=(0.10, 0.17, 0.19))
day()
studio.sun((0.40, 0.62, -0.95), 5.8, (1.0, 0.91, 0.77), 0.8)
studio.camera((-6, -16, 13.2), (4, 40, 9.0), 28)
studio.take()
