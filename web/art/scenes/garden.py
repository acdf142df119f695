"""Plants around the building: coconut palms, hedges, bougainvillea, grass. Each is one mesh with many instances."""

import math
import random

import bpy
from materials import add_translucency, noise, plain, ramp
from mathutils import Vector
from plants import place_instance
from shapes import ball, curved, soften, tube


def foliage(name, dark, light, through, rough=0.42, size=0.16):
    """Leaves in shades of one colour, which let the sun through."""
    material, nodes, links, shader = plain(name, light, rough)
    patch = noise(nodes, links, size, 4)
    colour = ramp(nodes, links, patch.outputs["Fac"], [(0.32, dark), (0.68, light)])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    add_translucency(nodes, links, shader, through, 0.35)
    return material


def hedge_green():
    return foliage("hedge", (0.022, 0.065, 0.012), (0.085, 0.17, 0.03), (0.20, 0.36, 0.04))


def palm_green():
    return foliage("palm", (0.035, 0.085, 0.014), (0.12, 0.19, 0.035), (0.28, 0.40, 0.05), 0.34)


def grass_green():
    return foliage("grass", (0.045, 0.095, 0.014), (0.16, 0.20, 0.045), (0.30, 0.40, 0.07), 0.6)


def bougainvillea_pink():
    return foliage("bougainvillea", (0.36, 0.012, 0.10), (0.62, 0.04, 0.22), (0.75, 0.06, 0.28), 0.6)


def _mesh(name, verts, faces, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    soften(mesh, 60)
    mesh.materials.append(material)
    return mesh


def _leaf(verts, faces, foot, along, across, length, width):
    """A leaf folded a little along its middle."""
    rise = along.cross(across)
    first = len(verts)
    middle = foot + along * (length * 0.45)
    tip = foot + along * length - rise * (length * 0.16)
    verts += [foot, middle + across * width / 2 + rise * width * 0.16, tip, middle - across * width / 2 + rise * width * 0.16]
    faces += [(first, first + 1, first + 2), (first, first + 2, first + 3)]


def bush(seed, size, leaves, material, length=1.0, name="bush"):
    """A bush of a size (x, y, z), its base on the ground."""
    chance = random.Random(seed)
    lumps = []
    for _ in range(9):
        turn, up = chance.uniform(0, 2 * math.pi), chance.uniform(0.0, 1.0)
        spread = 0.55 * math.sqrt(1 - 0.7 * up * up)
        lumps.append((Vector((spread * math.cos(turn), spread * math.sin(turn), 0.30 + 0.42 * up)), chance.uniform(0.26, 0.42)))
    verts, faces = [], []
    for _ in range(leaves):
        centre, radius = chance.choice(lumps)
        out = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0.25, 1))).normalized()
        at = centre + out * radius * (1 - 0.45 * chance.random() ** 2.2)
        foot = Vector((at.x * size[0], at.y * size[1], max(0.0, at.z) * size[2]))
        along = (out + Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), chance.gauss(-0.1, 0.5)))).normalized()
        across = along.cross(Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))).normalized()
        long = length * chance.uniform(0.7, 1.25)
        _leaf(verts, faces, foot, along, across, long, long * 0.46)
    return _mesh(name, verts, faces, material)


def tuft(seed, material, height=2.2, blades=26):
    chance = random.Random(seed)
    verts, faces = [], []
    for _ in range(blades):
        turn = chance.uniform(0, 2 * math.pi)
        away = Vector((math.cos(turn), math.sin(turn), 0))
        across = Vector((-away.y, away.x, 0)) * chance.uniform(0.05, 0.09)
        foot = away * chance.uniform(0, 0.55)
        tall, bend = height * chance.uniform(0.5, 1.1), chance.uniform(0.15, 0.8)
        middle = foot + Vector((0, 0, tall * 0.6)) + away * bend * tall * 0.22
        tip = foot + Vector((0, 0, tall * (1 - 0.25 * bend))) + away * bend * tall * 0.8
        first = len(verts)
        verts += [foot - across, foot + across, middle + across * 0.8, middle - across * 0.8, tip]
        faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
    return _mesh("tuft", verts, faces, material)


def _frond(seed, material, length, rise, droop):
    """A rib that bends down, and narrow leaflets that hang from both sides of it. Along +x."""
    chance = random.Random(seed)
    verts, faces = [], []
    steps = 46
    at, angle = Vector((0, 0, 0)), rise
    rib = []
    for step in range(steps + 1):
        rib.append((at.copy(), angle))
        at += Vector((math.cos(angle), 0, math.sin(angle))) * (length / steps)
        angle -= droop * (0.012 + 0.040 * step / steps)
    for step, (here, slope) in enumerate(rib):
        t = step / steps
        thick = 0.34 * (1 - t) + 0.05
        first = len(verts)
        verts += [here + Vector((0, -thick, 0)), here + Vector((0, thick, 0))]
        if step:
            faces.append((first - 2, first - 1, first + 1, first))
    first_leaflet = 6
    for here, slope in rib[first_leaflet:]:
        t = (here - rib[first_leaflet][0]).length / length
        long = length * 0.27 * (0.45 + 0.85 * math.sin(math.pi * min(1, 0.16 + t * 0.9))) * chance.uniform(0.9, 1.08)
        for side in (-1, 1):
            forward = Vector((math.cos(slope), 0, math.sin(slope)))
            out = (forward * 0.62 + Vector((0, side, 0)) * chance.uniform(0.8, 1.0) + Vector((0, 0, -0.10))).normalized()
            width = Vector((math.cos(slope), 0, math.sin(slope))) * 0.34
            place, fall = here.copy(), 0.0
            first = len(verts)
            parts = 4
            for part in range(parts + 1):
                share = 1 - (part / parts) ** 2
                verts += [place - width * share, place + width * share]
                if part:
                    faces.append((first + 2 * part - 2, first + 2 * part - 1, first + 2 * part + 1, first + 2 * part))
                fall += chance.uniform(0.16, 0.30)
                place = place + (out + Vector((0, 0, -fall))).normalized() * (long / parts)
    return _mesh("frond", verts, faces, material)


class Palms:
    def __init__(self, seed=3, green=None):
        self.random = random.Random(seed)
        green = green or palm_green()
        dry = foliage("palm-dry", (0.12, 0.075, 0.03), (0.28, 0.18, 0.07), (0.30, 0.18, 0.05), 0.7)
        self.bark = self._bark()
        self.nut = plain("nut", (0.16, 0.17, 0.035), 0.5)[0]
        self.rings = [
            [_frond(seed + n, green, 30, 1.25, 0.75) for n in range(2)],
            [_frond(seed + 9 + n, green, 33, 0.75, 1.0) for n in range(3)],
            [_frond(seed + 19 + n, green, 32, 0.15, 1.05) for n in range(2)],
            [_frond(seed + 29, dry, 26, -0.7, 0.9)],
        ]

    @staticmethod
    def _bark():
        material, nodes, links, shader = plain("bark", (0.23, 0.19, 0.15), 0.9)
        rings = noise(nodes, links, 1.0, 5, (0.25, 0.25, 1.6), 0.2)
        colour = ramp(nodes, links, rings.outputs["Fac"], [(0.38, (0.12, 0.095, 0.075)), (0.62, (0.30, 0.26, 0.21))])
        links.new(colour.outputs[0], shader.inputs["Base Color"])
        return material

    def palm(self, at, height, lean=(3.0, 0.0), scale=1.0):
        """A trunk that bends to one side, and its crown."""
        chance = self.random
        foot = Vector(at)
        line = [(foot.x + lean[0] * t * t, foot.y + lean[1] * t * t, foot.z + height * t) for t in (0, 0.25, 0.5, 0.75, 1)]
        line = curved(line, 8)
        radii = [1.25 * scale * (1.55 - 0.9 * min(1, n / 6)) if n < 6 else scale * (0.95 - 0.3 * n / len(line)) for n in range(len(line))]
        tube("trunk", line, radii, self.bark, 8)
        top = Vector(line[-1])
        for ring, count in zip(self.rings, (5, 9, 8, 3)):
            start = chance.uniform(0, 6.28)
            for number in range(count):
                turn = start + 2 * math.pi * number / count + chance.uniform(-0.22, 0.22)
                place_instance(chance.choice(ring), top, turn, scale * chance.uniform(0.85, 1.08))
        for number in range(6):
            turn = number * 1.05 + chance.uniform(-0.2, 0.2)
            ball("nut", 0.95 * scale, top + Vector((1.3 * math.cos(turn), 1.3 * math.sin(turn), -1.2)) * scale, self.nut, 16)
        return top


def scatter(meshes, chance, count, area, accepts=None, scale=(0.7, 1.2), height=0.0):
    """Places instances at random in an area (x, x, y, y), where `accepts` returns true."""
    for _ in range(count):
        x, y = chance.uniform(*area[:2]), chance.uniform(*area[2:])
        if accepts is None or accepts(x, y):
            place_instance(chance.choice(meshes), (x, y, height), chance.uniform(0, 6.28), chance.uniform(*scale))
