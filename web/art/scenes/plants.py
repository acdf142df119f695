"""Sugar cane: stalks with rings, and the long leaves that hang from them."""

import math
import random

import bpy
from materials import add_translucency, noise, plain, ramp
from shapes import lathe, place, soften


def stalk_skin():
    material, nodes, links, shader = plain("stalk", (0.16, 0.17, 0.05), 0.42)
    bloom = noise(nodes, links, 0.9, 6, (1, 1, 0.35))
    colour = ramp(
        nodes, links, bloom.outputs["Fac"],
        [(0.36, (0.070, 0.014, 0.034)), (0.50, (0.150, 0.044, 0.046)), (0.60, (0.235, 0.120, 0.046)), (0.72, (0.31, 0.255, 0.070))],
    )
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    return material


def leaf_skin(name, colour, light):
    """A leaf that lets the sun through from behind."""
    material, nodes, links, shader = plain(name, colour, 0.48)
    add_translucency(nodes, links, shader, light, 0.5)
    return material


class Cane:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.skin = stalk_skin()
        self.ring = plain("ring", (0.30, 0.26, 0.15), 0.7)[0]
        self.bloom = plain("bloom", (0.17, 0.125, 0.105), 0.9)[0]
        self.leaves = [
            leaf_skin("leaf", (0.045, 0.085, 0.016), (0.22, 0.30, 0.035)),
            leaf_skin("leaf-dry", (0.20, 0.135, 0.05), (0.55, 0.34, 0.09)),
        ]

    def stalk(self, at, height, width=0.19, lean=None, sheathed=0.45):
        """A stalk of joints, each pale with wax below its ring. Dry leaves wrap it above the share `sheathed` of its height."""
        chance = self.random
        profile, z = [(0, 0)], 0.0
        joints = []
        while z < height:
            joint = chance.uniform(0.9, 1.4) * (1 - 0.35 * (z / height) ** 2)
            profile += [(width * 0.97, z + 0.06), (width * 0.93, z + joint * 0.4), (width * 1.02, z + joint - 0.07), (width * 1.08, z + joint - 0.02)]
            joints.append((z, joint))
            z += joint
        profile.append((0, z))
        tilt = lean if lean is not None else (chance.uniform(-0.07, 0.07), chance.uniform(-0.09, 0.09))
        parts = [lathe("stalk", profile, self.skin, 16, at)]
        for foot, joint in joints:
            top = foot + joint
            parts.append(lathe("ring", [(width * 1.02, top - 0.05), (width * 1.10, top - 0.02), (width * 1.02, top + 0.02)], self.ring, 16, at))
            if foot / height > sheathed and chance.random() < 0.8:
                wide = chance.uniform(1.14, 1.3)
                long = joint * chance.uniform(0.85, 1.15)
                parts.append(lathe("sheath", [(width * 1.06, foot), (width * wide, foot + long * 0.3), (width * wide, foot + long * 0.9), (width * (wide + 0.22), foot + long)], self.leaves[1], 12, at))
            else:
                parts.append(lathe("bloom", [(width * 0.99, top - 0.2), (width * 1.03, top - 0.15), (width * 1.05, top - 0.06)], self.bloom, 16, at))
        for part in parts:
            part.rotation_euler = (tilt[0], tilt[1], 0)
        return at[0] + math.sin(tilt[1]) * z, at[1] - math.sin(tilt[0]) * z, at[2] + z * math.cos(tilt[0]) * math.cos(tilt[1])

    def leaf(self, at, turn, length, width=0.34, droop=1.0, rise=1.15, dry=False):
        verts, faces = [], []
        steps = 22
        angle = rise
        x = z = 0.0
        for step in range(steps + 1):
            t = step / steps
            half = width * (0.35 + 0.65 * math.sin(math.pi * min(1, t * 1.25 + 0.12))) * (1 - t**3) / 2
            verts += [(x, -half, z + 0.22 * half), (x, 0, z), (x, half, z + 0.22 * half)]
            x += length / steps * math.cos(angle)
            z += length / steps * math.sin(angle)
            angle -= droop * (0.03 + 0.16 * t)
        for step in range(steps):
            a = step * 3
            faces += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
        mesh = bpy.data.meshes.new("leaf")
        mesh.from_pydata(verts, [], faces)
        soften(mesh, 80)
        thing = place("leaf", mesh, self.leaves[1 if dry else 0])
        thing.location = at
        thing.rotation_euler = (0, 0, turn)
        return thing

    def plant(self, at, height, stalks=4, spread=0.7):
        chance = self.random
        for _ in range(stalks):
            foot = (at[0] + chance.uniform(-spread, spread), at[1] + chance.uniform(-spread, spread), at[2])
            top = self.stalk(foot, height * chance.uniform(0.8, 1.05), chance.uniform(0.15, 0.21))
            for number in range(chance.randint(6, 8)):
                self.leaf(top, chance.uniform(0, 2 * math.pi), chance.uniform(7, 11), chance.uniform(0.3, 0.46), chance.uniform(0.8, 1.5), chance.uniform(0.9, 1.45))
            if chance.random() < 0.6:
                low = tuple(f + (t - f) * chance.uniform(0.55, 0.8) for f, t in zip(foot, top))
                self.leaf(low, chance.uniform(0, 2 * math.pi), chance.uniform(4, 7), 0.3, 2.1, 0.7, True)

    def clump(self, height, stalks=4, leaves=10):
        """A plant as one mesh for many instances: leaves at the top, dead ones along it."""
        before = set(bpy.data.objects)
        chance = self.random
        for _ in range(stalks):
            foot = (chance.uniform(-1.1, 1.1), chance.uniform(-1.1, 1.1), 0)
            top = self.stalk(foot, height * chance.uniform(0.72, 1.0), chance.uniform(0.17, 0.23))
            for number in range(leaves):
                share = 1 if number < leaves * 0.6 else chance.uniform(0.45, 0.98)
                at = tuple(f + (t - f) * share for f, t in zip(foot, top))
                rise = chance.uniform(0.7, 1.5) if share == 1 else chance.uniform(0.2, 1.1)
                self.leaf(at, chance.uniform(0, 2 * math.pi), chance.uniform(8, 13), chance.uniform(0.4, 0.6), chance.uniform(0.8, 1.6), rise, share < 0.8)
        parts = [thing for thing in bpy.data.objects if thing not in before]
        for thing in parts:
            thing.select_set(True)
        bpy.context.view_layer.objects.active = parts[0]
        bpy.ops.object.join()
        joined = bpy.context.view_layer.objects.active
        bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
        mesh = joined.data
        bpy.data.objects.remove(joined)
        return mesh


def place_instance(mesh, at, turn, scale=1.0):
    thing = bpy.data.objects.new("clump", mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (0, 0, turn)
    thing.scale = (scale, scale, scale)
    return thing
