"""The cellar in the evening, for the landing film: a bottle, a jar with its hydrometer, and casks behind them.

blender -b -P web/art/scenes/cellar_film.py -- <seed> <seed>…

Adds samples to build/cellar/*.npy, one linear layer for each light, until the picture is clean. Odd seeds render
everything with few samples, even ones the bottle and the jar with many. web/art/film/cellar.py makes the film.
"""

import math
import os
import sys
import time

import bpy

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
from bottle import Cellar, labels_folder  # noqa: E402
from cask import Casks  # noqa: E402
from jar import jar  # noqa: E402
from light_groups import bulb, glow_of, group, softbox  # noqa: E402
from light_passes import LightPasses  # noqa: E402
from materials import clear, wood  # noqa: E402
from shapes import box  # noqa: E402

width, height = 1280, 720
seeds = [int(word) for word in sys.argv[sys.argv.index("--") + 1 :]]
output = os.path.abspath(os.path.join(here, "../../../build/cellar"))

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = "CYCLES"
scene.render.resolution_x, scene.render.resolution_y = width, height
cycles = scene.cycles
cycles.device = "CPU"
cycles.use_adaptive_sampling = cycles.use_denoising = False
cycles.max_bounces, cycles.transmission_bounces = 12, 11
cycles.glossy_bounces, cycles.diffuse_bounces = 6, 2
cycles.transparent_max_bounces = 16
cycles.caustics_refractive = cycles.caustics_reflective = False
cycles.sample_clamp_indirect = 2.0
cycles.blur_glossy = 1.0

Cellar(labels_folder()).bottle("aged", "aged")
jar(clear("sample", 1.36, shadow=(0.97, 0.66, 0.30), soak=(0.93, 0.43, 0.05), density=3.4), (1.13, 0.10, 0))
oiled = wood("bench", (0.010, 0.0048, 0.0026), (0.095, 0.042, 0.018), 0.6, rough=(0.28, 0.52), relief=0.1)
for number in range(6):
    # Boards along the bench, each with a different grain.
    board = box("board", (60, 1.49, 0.5), (number * 7.3 - 18, -3.4 + number * 1.5, -0.25), oiled, 0.015)

casks = Casks()
marks = [None, "chalk-2019", None, None, "chalk-arb10", None, "chalk-2021", None]
for row, (z, shift) in enumerate(((-3.3, 0.6), (2.3, 3.9), (7.9, 0.6))):
    casks.row([column * 6.6 - 26.4 + shift for column in range(8)], 36, z, marks if row == 1 else ())

# The key light moves on an arc to the left of the bottle, from in front of it to its side.
for step in range(6):
    turn = math.radians(-76 + step * 14)
    place = (-4.8 * math.cos(turn), 4.8 * math.sin(turn), 2.0)
    softbox(f"key{step}", place, (0, 0, 1.27), (1.9, 3.5), 200, (1.0, 0.80, 0.58))
# The light through the rum moves behind it, in front of a fixed one.
glow_of("heart", (0, 1.5, 0.95), (0.95, 1.55), 3.4)
for step in range(5):
    glow_of(f"glow{step}", (-0.28 + step * 0.14, 1.5, 0.95), (0.30, 1.35), 6.5)
glow_of("sample", (1.21, 1.4, 0.66), (0.27, 0.9), 3.2)
softbox("rim", (3.9, 3.0, 2.5), (0, 0, 1.2), (1.05, 3.2), 260, (1.0, 0.58, 0.25))
softbox("cool", (-1.3, -4.0, 5.7), (0, 0, 0.5), (3.5, 2.2), 42, (0.42, 0.72, 1.0))
softbox("cellar", (15, 14, 16), (5, 34, 1), (7, 5), 11000, (1.0, 0.60, 0.30))
softbox("teal", (-18, 16, 10), (-7, 34, 2), (8, 8), 3400, (0.20, 0.62, 0.80))
for step, (x, z) in enumerate(((-7.4, 4.0), (-3.3, 4.2), (0.95, 4.05), (5.2, 4.3))):
    bulb(f"lamp{step}", (x, 29.6 + step % 2, z), 0.12, 5, 900, (1.0, 0.50, 0.17))

world = bpy.data.worlds.new("night")
scene.world = world
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = (0.0050, 0.0125, 0.0160, 1)
group(world, "night")

camera = bpy.data.cameras.new("camera")
camera.lens = 81
camera.shift_x, camera.shift_y = -0.2, -0.109
camera.dof.use_dof = True
camera.dof.focus_distance = 14.7
camera.dof.aperture_fstop = 0.6
camera.dof.aperture_blades = 0
eye = bpy.data.objects.new("camera", camera)
eye.location = (0, -14.8, 2.05)
eye.rotation_euler = (math.pi / 2, 0, 0)
scene.collection.objects.link(eye)
scene.camera = eye

passes = LightPasses(output)
scene.render.border_min_x, scene.render.border_max_x = 0.60, 0.92
scene.render.border_min_y, scene.render.border_max_y = 0.06, 0.88
for seed in seeds:
    started_at = time.time()
    scene.render.use_border = is_close_up = seed % 2 == 0
    rows = slice(math.ceil(height * 0.12) + 1, math.floor(height * 0.94) - 1) if is_close_up else slice(None)
    columns = slice(math.ceil(width * 0.60) + 1, math.floor(width * 0.92) - 1) if is_close_up else slice(None)
    passes.draw(seed, 32 if is_close_up else 12, rows, columns)
    print("seed", seed, "in", round(time.time() - started_at), "s", flush=True)
