"""The bar counter in the morning: sun through the open door on the wood, backlit rum and glasses."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
from bottle import Cellar, labels_folder  # noqa: E402
from garden import Palms, bush, foliage  # noqa: E402
from house import coral_gravel, outdoor_timber  # noqa: E402
from lights import glow  # noqa: E402
from materials import brass, copper, iron, noise, plain, planks, ramp, wood  # noqa: E402
from plants import place_instance  # noqa: E402
from shapes import ball, box, lathe, sheet, tube  # noqa: E402
from sky import day  # noqa: E402
from studio import Studio  # noqa: E402

TOP = 10.6  # of the counter
BACK = 27.0  # the wall with the door
LEFT, RIGHT, HIGH = -15.0, -2.0, 23.0  # the door


def stool(at, seat, dark):
    x, y = at
    lathe("seat", [(0, 7.0), (1.75, 7.0), (1.85, 7.1), (1.85, 7.45), (1.75, 7.58), (0, 7.62)], seat, 64, (x, y, 0))
    for turn in (0.785, 2.356, 3.927, 5.498):
        a, b = math.cos(turn), math.sin(turn)
        tube("leg", [(x + 1.2 * a, y + 1.2 * b, 7.0), (x + 1.95 * a, y + 1.95 * b, 0)], [0.14, 0.14], dark, 8)
    ring = [(x + 1.68 * math.cos(t / 24 * 6.2832), y + 1.68 * math.sin(t / 24 * 6.2832), 2.4) for t in range(25)]
    tube("ring", ring, [0.1] * len(ring), dark, 6)


def pendant(at, shade, dark, height):
    x, y, z = at
    lathe("shade", [(1.75, 0), (1.80, 0.02), (1.55, 0.75), (0.9, 1.45), (0.35, 1.75), (0.3, 2.1), (0.0, 2.12), (0.0, 2.05), (0.28, 1.7), (0.85, 1.38), (1.5, 0.72), (1.73, 0.02)], shade, 96, at)
    tube("flex", [(x, y, z + 2.1), (x, y, height)], [0.05, 0.05], dark, 4)
    ball("bulb", 0.42, (x, y, z + 0.75), plain("bulb", (0.80, 0.76, 0.66), 0.25)[0])


studio = Studio(1440, 960, samples=32, exposure=0.4)
chance = random.Random(8)
timber, dark, boards = outdoor_timber("frame", 0.4, (2.4, 2.4, 0.25)), iron(), planks("wall", (0.020, 0.014, 0.010), (0.100, 0.066, 0.043), 1.9)
top = wood("counter", (0.085, 0.038, 0.016), (0.225, 0.110, 0.048), 1.3, (2.4, 0.14, 2.4), (0.20, 0.34), 0.04)
front = wood("front", (0.020, 0.0105, 0.006), (0.070, 0.035, 0.0165), 0.8, (2.4, 2.4, 0.16), (0.4, 0.6), 0.1)

# The room, with the door in the wall at the end.
box("wall", (45 + LEFT, 1.2, 40), ((-45 + LEFT) / 2, BACK + 0.6, 20), boards)
box("wall", (40 - RIGHT, 1.2, 40), ((40 + RIGHT) / 2, BACK + 0.6, 20), boards)
box("wall", (RIGHT - LEFT, 1.2, 40 - HIGH), ((RIGHT + LEFT) / 2, BACK + 0.6, (40 + HIGH) / 2), boards)
for x in (LEFT - 0.6, RIGHT + 0.6):
    box("jamb", (1.2, 1.8, HIGH), (x, BACK + 0.1, HIGH / 2), timber, 0.06)
box("lintel", (RIGHT - LEFT + 2.4, 1.8, 1.3), ((LEFT + RIGHT) / 2, BACK + 0.1, HIGH + 0.65), timber, 0.06)
box("sill", (RIGHT - LEFT, 3, 0.4), ((LEFT + RIGHT) / 2, BACK + 0.4, 0.05), plain("sill", (0.34, 0.31, 0.26), 0.8)[0], 0.1)
for hinge, turn in ((LEFT, -1.75), (RIGHT, 1.75)):
    # Each half opens outwards, against the wall.
    side = 1 if hinge == LEFT else -1
    for board in range(3):
        reach = 1.1 + board * 2.1
        box("door", (2.0, 0.5, HIGH - 0.6), (hinge + side * reach * math.cos(turn), BACK + 1.2 + reach * abs(math.sin(turn)), HIGH / 2), timber, 0.05, side * abs(turn))
box("side", (100, 1, 40), (-38.5, -21, 20), boards, 0, math.pi / 2)
box("shelf wall", (100, 1, 40), (24.5, -21, 20), plain("plaster", (0.30, 0.26, 0.20), 0.9, specular=0.2)[0], 0, math.pi / 2)
sheet("behind", [(-60, -70, 0), (60, -70, 0), (60, -70, 40), (-60, -70, 40)], boards)
sheet("ceiling", [(-60, -70, 38), (60, -70, 38), (60, BACK + 1, 38), (-60, BACK + 1, 38)], boards)
for y in range(-20, 26, 9):
    box("rafter", (90, 1.0, 1.8), (0, y, 36.5), timber, 0.06)
cement, nodes, links, shader = plain("cement", (0.15, 0.135, 0.115), 0.5)
worn = noise(nodes, links, 0.16, 8)
links.new(ramp(nodes, links, worn.outputs["Fac"], [(0.2, (0.100, 0.084, 0.066)), (0.8, (0.150, 0.128, 0.102))]).outputs[0], shader.inputs["Base Color"])
sheet("floor", [(-60, -70, 0), (60, -70, 0), (60, BACK, 0), (-60, BACK, 0)], cement)

# The counter runs from the camera towards the door.
for plank in range(3):
    box("top", (2.45, 44, 0.62), (3.25 + plank * 2.46, 0.5, TOP - 0.31), top, 0.025)
box("body", (5.6, 42, TOP - 0.7), (5.9, 0.5, (TOP - 0.7) / 2), front, 0.05)
for board in range(22):
    box("front", (0.3, 1.84, TOP - 1.6), (3.0, -19.6 + board * 1.92, (TOP - 1.6) / 2 + 0.7), front, 0.05)
tube("rail", [(1.9, -21, 2.0), (1.9, 22, 2.0)], [0.24, 0.24], brass(), 12)
for y in (-12, 0, 12, 21):
    tube("bracket", [(1.9, y, 2.0), (3.1, y, 2.0)], [0.12, 0.12], brass(), 8)
seat = wood("seat", (0.045, 0.022, 0.011), (0.19, 0.10, 0.048), 0.5, rough=(0.3, 0.5))
for y in (-5.5, 3.5, 12.5):
    stool((-0.4, y), seat, dark)

# Bottles and glasses on the counter.
cellar = Cellar(labels_folder())
board = wood("board", (0.08, 0.038, 0.018), (0.33, 0.175, 0.080), 0.6, (2.4, 0.25, 2.4))
box("flight", (3.7, 1.05, 0.14), (3.9, -4.0, TOP + 0.07), board, 0.04, 0.35)
for step, kind in ((-1.1, "clear"), (0.0, "aged"), (1.1, "dark")):
    cellar.tulip((3.9 + step * 0.94, -4.0 + step * 0.34, TOP + 0.14), kind)
cellar.bottle("aged", "aged", (3.2, -0.6, TOP), -0.35)
cellar.bottle("clear", "yumi", (4.5, 1.0, TOP), -0.30)
cellar.tumbler((3.4, 6.6, TOP))
cellar.tumbler((4.5, 7.4, TOP))
for x, y, strength in ((3.45, 0.9, 6), (4.85, 2.6, 2.4)):
    glow((x, y, TOP + 1.15), (0.62, 1.4), strength, (1, 0.74, 0.42))
glow((4.9, -2.4, TOP + 0.75), (2.6, 0.75), 1.1, (1, 0.84, 0.60))
lime = plain("lime", (0.17, 0.26, 0.03), 0.42)[0]
lathe("bowl", [(0, 0.05), (0.6, 0.05), (0.62, 0.0), (0.66, 0.05), (1.05, 0.42), (1.28, 0.80), (1.24, 0.82), (1.0, 0.48), (0.6, 0.14), (0, 0.12)], seat, 96, (7.0, -0.2, TOP))
for x, y, z in ((6.0, -5.6, 0.58), (6.7, -5.9, 0.60), (6.75, -5.1, 0.58), (6.1, -4.95, 0.60), (6.4, -5.45, 1.05)):
    fruit = ball("lime", 0.37, (x + 0.6, y + 5.2, TOP + z), lime, 32)
    fruit.scale = (1.0, 1.16, 1.0)
    fruit.rotation_euler = (0, 0, chance.uniform(0, 3))

# Shelves on the right wall.
for z in (14.2, 19.2, 24.2):
    box("shelf", (3.0, 40, 0.4), (22.4, 4, z), timber, 0.04)
kinds = [("clear", "gin"), ("clear", "yumi"), ("aged", "aged"), ("coffee", "coffee"), ("clear", "vodka")]
for row, z in enumerate((14.4, 19.4)):
    for number in range(8):
        kind, label = kinds[(number + 2 * row) % 5]
        cellar.bottle(kind, label, (22.2, 22 - number * 2.4 - row * 0.7, z), -1.15)

shade = copper(0.03)
for y in (-1.5, 9.5, 20.5):
    pendant((5.4, y, 17.6), shade, dark, 38)

# Outdoors.
sheet("yard", [(-200, BACK, -0.6), (200, BACK, -0.6), (200, 300, -0.6), (-200, 300, -0.6)], coral_gravel())
before = set(bpy.data.objects)
# The garden is overexposed: its leaves are darker, so that they stay green.
green = foliage("garden", (0.007, 0.020, 0.004), (0.024, 0.050, 0.010), (0.045, 0.080, 0.012))
hedges = [bush(n, (16, 12, 20), 5200, green, 1.5) for n in range(3)]
for number in range(14):
    place_instance(chance.choice(hedges), (-75 + number * 9 + chance.uniform(-2, 2), 96 + chance.uniform(-4, 8), -0.6), chance.uniform(0, 6.28), chance.uniform(0.8, 1.2))
Palms(5, green).palm((-7, 88, -0.6), 20, (4, 2), 0.8)
for plant in set(bpy.data.objects) - before:
    # The sun is low: their shadows would cover the yard.
    plant.visible_shadow = False

day(strength=1.8)
studio.sun((0.56, -1, -0.36), 29.0, (1.0, 0.88, 0.70), 1.6)
studio.area(((LEFT + RIGHT) / 2, BACK + 1.4, HIGH / 2), ((LEFT + RIGHT) / 2, 0, HIGH / 2 - 3), (RIGHT - LEFT, HIGH), 7500, (0.86, 0.93, 1.0), glossy=False)
studio.area((-20, -34, 30), (5, 0, 10), (16, 10), 6000, (1, 0.84, 0.64), glossy=False)
studio.area((16, -6, 30), (10, 4, 10), (6, 24), 3000, (1, 0.80, 0.56), glossy=False)
studio.area((15, 12, 27), (23, 12, 16), (1, 26), 2600, (1, 0.74, 0.45), glossy=False)
studio.camera((-2.5, -14, 14.2), (1.5, 6, 11.2), 32, (4.0, -3.4, 11.4), 0.8)
studio.take()
