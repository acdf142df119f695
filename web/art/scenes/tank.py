"""The blue water tank by which drivers find the gate: 10,000 litres, on a stand three metres high."""

import math

from materials import between, noise, plain, ramp, wood
from shapes import box, lathe, tube

RADIUS = 12.0
HEIGHT = 22.0


def _blue():
    """Polyethylene after some years of sun, with streaks of rain."""
    material, nodes, links, shader = plain("tank", (0.016, 0.11, 0.36), 0.42)
    streaks = noise(nodes, links, 0.5, 7, (1.6, 1.6, 0.10))
    colour = ramp(nodes, links, streaks.outputs["Fac"], [(0.34, (0.010, 0.085, 0.30)), (0.58, (0.020, 0.13, 0.40)), (0.80, (0.07, 0.20, 0.44))])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    links.new(between(nodes, links, streaks.outputs["Fac"], 0.34, 0.62).outputs[0], shader.inputs["Roughness"])
    return material


def tank(at, stand=30.0):
    """`at`: the centre of its base on the ground."""
    x, y, ground = at
    blue = _blue()
    timber = wood("stand", (0.10, 0.062, 0.035), (0.30, 0.20, 0.125), 0.4, (2.4, 2.4, 0.25), (0.6, 0.85), 0.3)
    steel = plain("galvanised", (0.42, 0.43, 0.44), 0.42, 0.9)[0]
    base = ground + stand
    wall = [(RADIUS + 0.22 * math.cos(2 * math.pi * z / 1.9), z) for z in (0.6 + n * 0.12 for n in range(int((HEIGHT - 1.2) / 0.12)))]
    top = [(RADIUS - 0.1, HEIGHT - 0.5), (RADIUS - 0.5, HEIGHT + 0.15), (RADIUS - 1.4, HEIGHT + 0.7), (4.6, HEIGHT + 2.9), (3.4, HEIGHT + 3.2),
           (3.3, HEIGHT + 3.2), (3.3, HEIGHT + 3.9), (3.0, HEIGHT + 4.1), (0, HEIGHT + 4.2)]  # fmt: skip
    lathe("tank", [(0, 0), (RADIUS - 0.5, 0), (RADIUS, 0.3), *wall, *top], blue, 160, (x, y, base))
    for step in range(12):
        turn = 2 * math.pi * step / 12
        rib = box("rib", (6.4, 0.34, 0.34), (x + 7.7 * math.cos(turn), y + 7.7 * math.sin(turn), base + HEIGHT + 1.86), blue, 0.1, turn)
        rib.rotation_euler = (0, math.atan2(2.2, 6.0), turn)
    for plank in range(14):
        box("plank", (1.72, 26, 0.5), (x - 11.9 + plank * 1.83, y, base - 0.26), timber, 0.04)
    for side in (-1, 1):
        box("beam", (26, 1.1, 2.0), (x, y + side * 9.6, base - 1.55), timber, 0.06)
        box("bearer", (1.1, 22, 2.0), (x + side * 9.6, y, base - 3.6), timber, 0.06)
        for depth in (-1, 1):
            box("post", (1.7, 1.7, stand - 4.4), (x + side * 9.6, y + depth * 9.6, ground + (stand - 4.4) / 2), timber, 0.08)
            box("footing", (3.4, 3.4, 1.6), (x + side * 9.6, y + depth * 9.6, ground + 0.4), plain("footing", (0.42, 0.40, 0.36), 0.9)[0], 0.15)
    for y_side in (-10.6, 10.6):
        for a, b in (((-9.6, 3.0), (9.6, stand - 6.0)), ((9.6, 3.0), (-9.6, stand - 6.0))):
            tube("brace", [(x + a[0], y + y_side, ground + a[1]), (x + b[0], y + y_side, ground + b[1])], [0.32, 0.32], steel, 6)
    for x_side in (-10.6, 10.6):
        tube("brace", [(x + x_side, y - 9.6, ground + 3.0), (x + x_side, y + 9.6, ground + stand - 6.0)], [0.32, 0.32], steel, 6)
    for z in (base + 5.3, base + 16.7):
        lathe("strap", [(RADIUS + 0.24, z - 0.35), (RADIUS + 0.30, z - 0.35), (RADIUS + 0.30, z + 0.35), (RADIUS + 0.24, z + 0.35)], steel, 160, (x, y, 0))
    pipe = plain("pipe", (0.62, 0.61, 0.57), 0.5)[0]
    tube("pipe", [(x - 5, y - 11.4, base + 1.6), (x - 5, y - 13.6, base + 1.6), (x - 5, y - 13.9, base + 1.2), (x - 5, y - 13.9, ground)], [0.42] * 4, pipe, 8)
    return steel
