"""Close-up of the still, for the film of the tours screen: light moves over copper.

blender -b -P web/art/scenes/still_film.py -- <seed> <seed>…

Adds samples to build/still/*.npy, like cellar_film.py. web/art/film/still.py makes the film.
"""

import math
import os
import sys
import time

import bpy

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
from light_groups import group, softbox  # noqa: E402
from light_passes import LightPasses  # noqa: E402
from materials import planks  # noqa: E402
from mathutils import Vector  # noqa: E402
from pot_still import floor, still  # noqa: E402
from shapes import sheet  # noqa: E402

seeds = [int(word) for word in sys.argv[sys.argv.index("--") + 1 :]]

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = "CYCLES"
scene.render.resolution_x, scene.render.resolution_y = 1280, 720
cycles = scene.cycles
cycles.device = "CPU"
cycles.use_adaptive_sampling = cycles.use_denoising = False
cycles.max_bounces, cycles.glossy_bounces, cycles.diffuse_bounces = 8, 5, 2
cycles.caustics_refractive = cycles.caustics_reflective = False
cycles.sample_clamp_indirect = 2.0
cycles.blur_glossy = 1.0

still()
floor()
sheet("wall", [(-200, 40, 0), (200, 40, 0), (200, 40, 90), (-200, 40, 90)], planks(width=3.4))

# The key light moves on an arc round the pot, from its side to its front.
for step in range(6):
    turn = math.radians(196 + step * 20)
    softbox(f"key{step}", (30 * math.cos(turn), 30 * math.sin(turn), 30), (0, 0, 18), (8, 26), 26000, (1.0, 0.78, 0.54))
softbox("cool", (34, -10, 30), (6, 0, 22), (5, 22), 9000, (0.60, 0.78, 0.92))
softbox("front", (0, -40, 46), (0, 0, 18), (22, 10), 6000, (1.0, 0.88, 0.74))
softbox("top", (6, 22, 44), (4, 0, 24), (30, 7), 14000, (1.0, 0.74, 0.46))
softbox("wall", (-24, 10, 44), (-20, 40, 16), (10, 10), 12000, (1.0, 0.60, 0.30))

world = bpy.data.worlds.new("night")
scene.world = world
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = (0.010, 0.017, 0.020, 1)
group(world, "night")

camera = bpy.data.cameras.new("camera")
camera.lens = 50
camera.dof.use_dof = True
camera.dof.focus_distance = 37
camera.dof.aperture_fstop = 1.6
camera.dof.aperture_blades = 0
eye = bpy.data.objects.new("camera", camera)
eye.location = (-10, -42, 19)
eye.rotation_euler = (Vector((-5.6, 0, 19.6)) - eye.location).to_track_quat("-Z", "Y").to_euler()
scene.collection.objects.link(eye)
scene.camera = eye

passes = LightPasses(os.path.abspath(os.path.join(here, "../../../build/still")))
for seed in seeds:
    started_at = time.time()
    passes.draw(seed, 48)
    print("seed", seed, "in", round(time.time() - started_at), "s", flush=True)
