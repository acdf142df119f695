"""The gate on the harbour road as a driver sees it at noon: the name over it, the blue tank at the right, the building behind."""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
from bottle import labels_folder  # noqa: E402
from garden import Palms, bougainvillea_pink, bush, grass_green, hedge_green, scatter, tuft  # noqa: E402
from house import coral_gravel, coral_stone, house, lawn, lime_wash, outdoor_timber  # noqa: E402
from land import hill  # noqa: E402
from materials import bump, iron, noise, plain, ramp  # noqa: E402
from mathutils import Matrix  # noqa: E402
from plants import place_instance  # noqa: E402
from shapes import box, place, sheet, tube  # noqa: E402
from sky import day  # noqa: E402
from studio import Studio  # noqa: E402
from tank import tank  # noqa: E402

HALF = 21.0  # of the gate's opening


def lettered_board(name, file):
    """A board with letters painted on it: `file` is white on black."""
    material, nodes, links, shader = plain(name, (0.1, 0.06, 0.03), 0.6)
    where = nodes.new("ShaderNodeTexCoord")
    grain = noise(nodes, links, 4, 10, (1, 9, 1), 0.8, "UV")
    colour = ramp(nodes, links, grain.outputs["Fac"], [(0.34, (0.030, 0.016, 0.009)), (0.7, (0.085, 0.046, 0.024))])
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(file)
    image.image.colorspace_settings.name = "Non-Color"
    links.new(where.outputs["UV"], image.inputs[0])
    painted = nodes.new("ShaderNodeMixRGB")
    painted.inputs[2].default_value = (0.78, 0.72, 0.58, 1)
    links.new(image.outputs[0], painted.inputs[0])
    links.new(colour.outputs[0], painted.inputs[1])
    links.new(painted.outputs[0], shader.inputs["Base Color"])
    bump(nodes, links, grain.outputs["Fac"], shader, 0.2, 0.03)
    return material


def gate_leaf(hinge, inward, timber, dark):
    """One leaf, open: upright boards on a frame with a brace."""
    x, y = hinge
    length, height = 20.0, 14.0
    side = -1 if x > 0 else 1
    before = set(bpy.data.objects)
    for board in range(10):
        box("board", (1.75, 0.5, height - 0.6 * (board % 2)), (side * (1.0 + board * 1.95), 0, 1.2 + height / 2), timber, 0.05)
    for z in (3.2, 13.2):
        box("rail", (length, 0.6, 1.3), (side * length / 2, 0.5, z), timber, 0.05)
    brace = box("brace", (22, 0.6, 1.2), (side * length / 2, 0.5, 8.2), timber, 0.05)
    brace.rotation_euler = (0, -side * 0.46, 0)
    for z in (3.2, 13.2):
        box("strap", (5, 0.12, 0.7), (side * 2.6, -0.32, z), dark, 0.02)
    for part in set(bpy.data.objects) - before:
        part.matrix_basis = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(side * inward, 4, "Z") @ part.matrix_basis


studio = Studio(1440, 960, samples=32)
chance = random.Random(5)
lime, stone, timber, dark = lime_wash(), coral_stone(), outdoor_timber(stretch=(2.4, 2.4, 0.25)), iron()
beam = outdoor_timber("beam")

for side in (-1, 1):
    x = side * (HALF + 2.5)
    box("plinth", (6.4, 6.4, 2.2), (x, 0, 0.6), stone, 0.3)
    box("pillar", (5.2, 5.2, 22), (x, 0, 12), lime, 0.25)
    box("cap", (6.6, 6.6, 1.3), (x, 0, 23.6), stone, 0.3)
    box("post", (2.3, 2.3, 14), (x, 0, 31), timber, 0.12)
    start, end = side * (HALF + 5), side * 170
    box("wall", (abs(end - start), 2.4, 11.5), ((start + end) / 2, 0, 5.75), lime, 0.2)
    box("coping", (abs(end - start), 3.4, 0.9), ((start + end) / 2, 0, 11.9), stone, 0.25)
    gate_leaf((side * HALF, 2.0), 1.28, timber, dark)
box("beam", (2 * HALF + 12, 2.0, 1.5), (0, 0, 38.2), beam, 0.1)
box("beam", (2 * HALF + 9, 1.2, 1.1), (0, 0, 30.6), beam, 0.08)
box("board", (2 * HALF + 2, 0.7, 5.2), (0, 0, 34.4), beam, 0.08)
front = lettered_board("name", os.path.join(labels_folder(), "gate-board.png"))
sheet("name", [(-HALF - 0.9, -0.37, 31.9), (HALF + 0.9, -0.37, 31.9), (HALF + 0.9, -0.37, 36.9), (-HALF - 0.9, -0.37, 36.9)], front)
for x in (-14, 14):
    tube("hanger", [(x, 0, 37.6), (x, 0, 36.8)], [0.18, 0.18], dark, 6)

tank((55, 27, 0))
house((-8, 118, 0))

road, nodes, links, shader = plain("road", (0.10, 0.10, 0.10), 0.85)
worn, chips = noise(nodes, links, 0.10, 10, (0.25, 1, 1)), noise(nodes, links, 2.6, 4)
asphalt = ramp(nodes, links, worn.outputs["Fac"], [(0.36, (0.070, 0.069, 0.067)), (0.66, (0.150, 0.144, 0.134))])
speckled = nodes.new("ShaderNodeMixRGB")
speckled.blend_type = "MULTIPLY"
speckled.inputs[0].default_value = 1
links.new(asphalt.outputs[0], speckled.inputs[1])
links.new(ramp(nodes, links, chips.outputs["Fac"], [(0.38, (0.62, 0.62, 0.62)), (0.62, (1.25, 1.22, 1.16))]).outputs[0], speckled.inputs[2])
links.new(speckled.outputs[0], shader.inputs["Base Color"])
bump(nodes, links, chips.outputs["Fac"], shader, 0.35, 0.04)
sheet("ground", [(-3000, -400, -0.1), (3000, -400, -0.1), (3000, 3000, -0.1), (-3000, 3000, -0.1)], lawn())


def ragged_strip(name, line_left, line_right, z, material, ends):
    """A strip between two ragged edges, from near to far."""
    steps = 80
    verts, faces = [], []
    for step in range(steps + 1):
        t = step / steps
        y = ends[0] + (ends[1] - ends[0]) * t
        verts += [(line_left(y) + chance.uniform(-0.5, 0.5), y, z), (line_right(y) + chance.uniform(-0.5, 0.5), y, z)]
        if step:
            faces.append((2 * step - 2, 2 * step - 1, 2 * step + 1, 2 * step))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    place(name, mesh, material)


def flare(y):
    """How far the drive widens towards the road."""
    return max(0.0, (-6 - y) / 26) ** 2 * 22


def on_verge(x, y):
    return abs(x) > 19.2 + flare(y)


ragged_strip("drive", lambda y: -18.5 - flare(y), lambda y: 18.5 + flare(y), 0.02, coral_gravel(), (-36, 100))
sheet("apron", [(-400, 96, 0.01), (400, 96, 0.01), (400, 150, 0.01), (-400, 150, 0.01)], coral_gravel("apron"))
sheet("road", [(-900, -140, 0.05), (900, -140, 0.05), (900, -34, 0.05), (-900, -34, 0.05)], road)
kerb = coral_gravel("shoulder")
sheet("shoulder", [(-900, -35, 0.03), (900, -35, 0.03), (900, -29, 0.03), (-900, -29, 0.03)], kerb)

green, grass, pink = hedge_green(), grass_green(), bougainvillea_pink()
tufts = [tuft(n, grass, 2.0 + n * 0.25) for n in range(5)]
scatter(tufts, chance, 9500, (-150, 160, -30.5, -1.6), on_verge, (0.35, 0.85))
scatter(tufts, chance, 1400, (-120, 130, 2, 60), on_verge, (0.5, 1.1))
hedges = [bush(n, (13, 9, 19), 5200, green, 1.25) for n in range(4)]
for side in (-1, 1):
    x = side * 31.0
    while abs(x) < 165:
        if not (side > 0 and 36 < x < 76):
            place_instance(chance.choice(hedges), (x, 8 + chance.uniform(-1, 3), -1), chance.uniform(0, 6.28), chance.uniform(0.85, 1.15))
        x += side * chance.uniform(8, 12)
low = [bush(20 + n, (7, 6, 8), 1500, green, 1.0) for n in range(3)]
for x in (32, 40, 49, 60, 68, 76):
    place_instance(chance.choice(low), (x, 8 + chance.uniform(-1, 2), 0), chance.uniform(0, 6.28), chance.uniform(1.2, 1.7))
flowers = [bush(40 + n, (10, 6, 9), 2600, pink, 0.62) for n in range(2)]
for x, y, z, scale in ((-31, 0.5, 8.2, 0.95), (-38.5, -0.2, 7.6, 1.05), (-46, 0.4, 7.4, 0.9), (-34.5, -2.4, 5.4, 0.6)):
    place_instance(flowers[int(abs(x)) % 2], (x, y, z), chance.uniform(0, 6.28), scale)
    place_instance(chance.choice(low), (x + 2, y + 1.4, z - 2), chance.uniform(0, 6.28), scale)
trees = [bush(60 + n, (60, 55, 70), 9000, green, 4.6) for n in range(3)]
for number in range(30):
    place_instance(chance.choice(trees), (-420 + number * 29 + chance.uniform(-8, 8), 300 + chance.uniform(-20, 60), -6), chance.uniform(0, 6.28), chance.uniform(0.7, 1.3))
palms = Palms()
for at, height, lean, scale in (((-58, 46, 0), 70, (7, -3), 1.0), ((-74, 90, 0), 84, (-6, 0), 1.05), ((92, 74, 0), 82, (-8, 2), 1.05), ((40, 210, 0), 95, (6, 0), 1.1), ((128, 150, 0), 90, (5, 0), 1.1), ((-130, 190, 0), 96, (5, 0), 1.1)):
    palms.palm(at, height, lean, scale)
hill((-500, 2300, -10), 2400, 330, 4, (0.05, 0.09, 0.05), 1.3, haze=(0.07, 0.13, 0.14))
hill((900, 2700, -10), 2600, 260, 12, (0.06, 0.10, 0.06), 0.7, haze=(0.20, 0.28, 0.31))

day()
studio.sun((0.66, 0.44, -0.80), 5.6, (1.0, 0.91, 0.77), 0.8)
studio.camera((-13, -96, 17), (8, 10, 25.5), 30)
studio.take()
