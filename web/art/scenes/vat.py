"""The vat on the third day: juice at work under its foam, seen over the rim."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from lights import lamps_behind  # noqa: E402
from materials import between, bump, concrete, hoop_iron, noise, oak, plain, planks, ramp  # noqa: E402
from shapes import lathe, sheet  # noqa: E402
from studio import COOL, Studio  # noqa: E402


def bubbles(nodes, links, size):
    """Domes side by side: one where they touch is nought."""
    where = nodes.new("ShaderNodeTexCoord")
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = size
    links.new(where.outputs["Object"], cells.inputs["Vector"])
    return between(nodes, links, cells.outputs["Distance"], 1.0, 0.0, 0.0, 0.62)


def foam():
    """Brown juice where the foam has parted, bubbles of two sizes over it."""
    material, nodes, links, shader = plain("foam", (0.5, 0.36, 0.18), 0.42)
    froth = noise(nodes, links, 0.34, 9, None, 1.1)
    colour = ramp(nodes, links, froth.outputs["Fac"], [(0.34, (0.12, 0.062, 0.020)), (0.46, (0.44, 0.29, 0.13)), (0.60, (0.72, 0.58, 0.37))])
    large, small = bubbles(nodes, links, 1.7), bubbles(nodes, links, 4.6)
    both = nodes.new("ShaderNodeMixRGB")
    links.new(between(nodes, links, froth.outputs["Fac"], 0.0, 1.0, 0.44, 0.60).outputs[0], both.inputs[0])
    links.new(large.outputs[0], both.inputs[1])
    links.new(small.outputs[0], both.inputs[2])
    shaded = nodes.new("ShaderNodeMixRGB")
    shaded.blend_type = "MULTIPLY"
    shaded.inputs[0].default_value = 0.7
    links.new(colour.outputs[0], shaded.inputs[1])
    links.new(ramp(nodes, links, both.outputs[0], [(0.0, (0.62, 0.54, 0.44)), (0.5, (1, 1, 1))]).outputs[0], shaded.inputs[2])
    links.new(shaded.outputs[0], shader.inputs["Base Color"])
    bump(nodes, links, both.outputs[0], shader, 0.5, 0.12)
    return material


studio = Studio(1600, 900)
staves = oak("vat")
iron = hoop_iron()
lathe("vat", [(9.2, -14), (10.4, 0), (11.2, 0), (10.1, -14)], staves, 160)
for z in (-1.6, -6.0):
    r = 11.2 + z * 0.082
    lathe("hoop", [(r - 0.06, z - 0.35), (r + 0.10, z - 0.35), (r + 0.15, z + 0.35), (r - 0.02, z + 0.35)], iron, 160)
lathe("foam", [(0, -1.75), (6, -1.72), (10.15, -1.85)], foam(), 128)
for x in (-26, 27):
    lathe("vat", [(9.2, -14), (10.4, 0), (11.2, 0), (10.1, -14)], staves, 96, (x, 16, 0))
sheet("floor", [(-200, -80, -14), (200, -80, -14), (200, 42, -14), (-200, 42, -14)], concrete())
sheet("wall", [(-200, 42, -20), (200, 42, -20), (200, 42, 60), (-200, 42, 60)], planks(width=3.4))
lamps_behind([(-19, 30, 14.5), (4, 33, 16), (24, 29, 14)], 0.5, 26, 1600)
studio.area((-18, 4, 15), (0, 0, -2), (5, 8), 6500, (1, 0.76, 0.50))
studio.area((16, 12, 10), (2, 0, -2), (3, 7), 1100, (1, 0.62, 0.32))
studio.area((0, -26, 16), (0, -8, -4), (9, 4), 900, COOL)
studio.camera((-2.5, -24, 10.5), (0.8, 0, -1.0), 40, (0, -3, -1.7), 1.6)
studio.take()
