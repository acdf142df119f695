"""The spirit safe while the still runs: a copper spout, a thin stream, a glass cylinder that fills."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from lights import glow  # noqa: E402
from materials import bottle_glass, brass, copper, plain, spirit, wood  # noqa: E402
from shapes import box, curved, lathe, sheet, tube, wrap  # noqa: E402
from studio import COOL, WARM, Studio  # noqa: E402

studio = Studio(1600, 900)
metal, fittings, glass, liquid = copper(0.05), brass(), bottle_glass(), spirit("clear")
pipe = curved([(-9, 0.6, 3.9), (-4, 0.3, 3.75), (-1.6, 0.1, 3.6), (-0.55, 0, 3.42), (-0.12, 0, 3.05), (-0.04, 0, 2.72)], 8)
tube("pipe", pipe, [0.26] * (len(pipe) - 9) + [0.26 - n * 0.008 for n in range(9)], metal, 12)
lathe("lip", [(0.15, 2.66), (0.235, 2.68), (0.245, 2.74), (0.2, 2.80)], fittings, 64, (-0.04, 0, 0))
for x, z in ((-4.2, 3.76), (-2.2, 3.66)):
    ring = lathe("joint", [(0.2, -0.16), (0.36, -0.14), (0.38, 0), (0.36, 0.14), (0.2, 0.16)], fittings, 64, (x, 0.3 if x < -3 else 0.14, z))
    ring.rotation_euler = (0, 1.5, 0)
stream = curved([(-0.03, 0, 2.7), (-0.01, 0, 2.3), (0.012, 0.004, 1.9), (0.0, 0, 1.5), (0.006, 0, 1.16)], 8)
tube("stream", stream, [0.058 - 0.026 * n / len(stream) for n in range(len(stream))], liquid, 8)
lathe(
    "cylinder",
    [(0, 0), (0.62, 0), (0.66, 0.03), (0.66, 0.10), (0.36, 0.17), (0.335, 0.22), (0.335, 1.98), (0.36, 2.04), (0.345, 2.055),
     (0.31, 2.0), (0.298, 1.98), (0.298, 0.26), (0.27, 0.22), (0, 0.22)],
    glass, 128,
)  # fmt: skip
lathe("run", [(0, 0.218), (0.272, 0.218), (0.30, 0.258), (0.30, 1.16), (0.288, 1.152), (0, 1.15)], liquid, 128)
mark = plain("mark", (0.78, 0.74, 0.64), 0.6)[0]
for step in range(29):
    z = 0.34 + step * 0.055
    wide = 0.34 if step % 5 == 0 else 0.2
    wrap("mark", 0.3366, wide, z, z + 0.008, mark, 0.42, 12)
bowl = curved([(0.2, 0.02), (1.2, 0.03), (1.75, 0.07), (1.95, 0.20)], 8)
lathe("tray", [(0, -0.02), *bowl, (2.02, 0.22), (1.84, 0.04), (1.2, -0.04), (0, -0.06)], metal, 128, (0, 0, -0.03))
box("bench", (40, 14, 0.6), (0, 3, -0.42), wood("bench", (0.012, 0.006, 0.003), (0.10, 0.046, 0.02), 0.5), 0.05)
sheet("wall", [(-40, 14, -8), (40, 14, -8), (40, 14, 30), (-40, 14, 30)], plain("wall", (0.016, 0.028, 0.033), 0.95)[0])
# A lamp on the wall, out of the picture.
studio.area((3.2, 11, 8), (3.6, 14, 2.6), (1.4, 0.8), 320, WARM)
studio.area((-3.4, -2.4, 3.4), (0, 0, 1.4), (0.6, 3.4), 520, (1, 0.80, 0.56))
studio.area((3.0, 1.6, 2.8), (0, 0, 1.4), (0.5, 3.2), 190, (1, 0.66, 0.36))
studio.area((0.4, -5, 5), (0, 0, 1), (3, 1.4), 220, (1, 0.88, 0.74), glossy=False)
studio.area((-3, 7, 5), (-1, 14, 1.5), (4, 2), 170, COOL)
glow((0.1, 2.4, 0.7), (1.5, 1.7), 2.2, (1, 0.72, 0.42))
studio.camera((-1.5, -8.6, 1.6), (-0.15, 0, 1.62), 49, (0, -0.3, 1.6), 0.5)
studio.take(through_mirrors=False)
