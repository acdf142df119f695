"""Barrels of 200 litres, as in the cellar: heads towards the camera (−y)."""

import math
import os

import bpy
from bottle import labels_folder
from materials import cask_head, hoop_iron, oak
from mathutils import Matrix, Vector
from shapes import box, lathe, place, soften

LENGTH = 8.8
BELLY = 3.1
END = 2.62
RACK = 6.6  # between rows
RAIL = 3.1  # from the middle of a cask to the rail under it


def _radius(z):
    return BELLY - (BELLY - END) * (2 * z / LENGTH) ** 2


class Casks:
    def __init__(self):
        self.staves = [oak(f"oak-{n}", n * 3.7) for n in range(3)]
        self.iron = hoop_iron()
        self.heads = {}
        self.count = 0

    def _head(self, marks):
        key = marks or f"bare-{self.count % 3}"
        if key not in self.heads:
            file = os.path.join(labels_folder(), f"{marks}.png") if marks else None
            self.heads[key] = cask_head(f"head-{key}", file, len(self.heads) * 2.3)
        return self.heads[key]

    def lying(self, at, marks=None, roll=0.0, yaw=0.0):
        """A lying cask with its centre at `at`; `roll` turns the planks of its head, `yaw` the cask."""
        half = LENGTH / 2
        turn = (math.pi / 2, 0, yaw)
        rim = END - 0.14
        steps = 20
        belly = [(_radius(half * (2 * s / steps - 1)), half * (2 * s / steps - 1)) for s in range(steps + 1)]
        body = lathe(
            "cask",
            [(rim, half - 0.32), (rim, half), *reversed(belly), (rim, -half), (rim, -half + 0.32)],
            self.staves[self.count % 3], 96, at,
        )  # fmt: skip
        body.rotation_euler = turn
        for where, width in ((0.93, 0.30), (0.72, 0.26), (0.30, 0.30)):
            for side in (-1, 1):
                z = half * where * side
                low, high = z - width / 2, z + width / 2
                hoop = lathe(
                    "hoop",
                    [(_radius(low), low), (_radius(low) + 0.035, low), (_radius(high) + 0.035, high), (_radius(high), high)],
                    self.iron, 96, at,
                )  # fmt: skip
                hoop.rotation_euler = turn
        self._end(at, rim, marks, roll, yaw)
        self.count += 1

    def standing(self, at, marks=None, roll=0.0):
        """A standing cask with its base at `at`."""
        middle = Vector(at) + Vector((0, 0, LENGTH / 2))
        before = set(bpy.data.objects)
        self.lying((0, 0, 0), marks, roll)
        upright = Matrix.Translation(middle) @ Matrix.Rotation(-math.pi / 2, 4, "X")
        for part in set(bpy.data.objects) - before:
            part.matrix_basis = upright @ part.matrix_basis

    def _end(self, at, rim, marks, roll, yaw):
        segments = 96
        depth = LENGTH / 2 - 0.30
        verts = [(0.0, 0.0, 0.0)]
        coords = [(0.5, 0.5)]
        for step in range(segments):
            turn = 2 * math.pi * step / segments
            x, z = rim * math.cos(turn), rim * math.sin(turn)
            verts.append((x, 0.0, z))
            coords.append((0.5 + x / rim / 2, 0.5 + z / rim / 2))
        faces = [(0, 1 + s, 1 + (s + 1) % segments) for s in range(segments)]
        mesh = bpy.data.meshes.new("head")
        mesh.from_pydata(verts, [], faces)
        layer = mesh.uv_layers.new()
        for polygon in mesh.polygons:
            for index in polygon.loop_indices:
                layer.data[index].uv = coords[mesh.loops[index].vertex_index]
        soften(mesh)
        end = place("head", mesh, self._head(marks))
        end.rotation_euler = (0, -roll, yaw)
        x, y, z = at
        end.location = (x + depth * math.sin(yaw), y - depth * math.cos(yaw), z)

    def racked(self, rows, xs, marks, rail, rolls=(0.1, -0.5, 0.9, -0.2, 0.4)):
        """Stacked rows on rails, the lowest rails on the ground; `marks`: by row."""
        bearing = _radius(RAIL)
        for row in range(rows):
            z = RACK * row + bearing + 2 * (RACK / 2 - bearing)
            for index, x in enumerate(xs):
                marked = marks[row][index] if index < len(marks[row]) else None
                self.lying((x, 0, z), marked, rolls[(index + 2 * row) % len(rolls)], (0.012, -0.016, 0.0)[index % 3])
                for side in (-1, 1):
                    wedge = box("wedge", (1.1, 0.9, 0.34), (x + side * 1.15, -RAIL, z - bearing + 0.20), rail, 0.05)
                    wedge.rotation_euler = (0, -side * 0.42, 0)
            for y in (-RAIL, RAIL):
                box("rail", (xs[-1] - xs[0] + 16, 1.0, RACK - 2 * bearing), ((xs[0] + xs[-1]) / 2, y, z - RACK / 2), rail, 0.05)

    def row(self, xs, y, z, marks=(), rolls=(0.1, -0.5, 0.9, -0.2, 0.4)):
        for index, x in enumerate(xs):
            self.lying(
                (x, y, z),
                marks[index] if index < len(marks) else None,
                rolls[index % len(rolls)],
                (0.012, -0.016, 0.0)[index % 3],
            )
