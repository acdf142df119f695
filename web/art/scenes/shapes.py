"""Shapes for the scenes. Lengths in units of ten centimetres."""

import math

import bmesh
import bpy


def place(name, mesh, material):
    shape = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(shape)
    if material is not None:
        mesh.materials.append(material)
    return shape


def soften(mesh, degrees=42):
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(degrees)


def lathe(name, profile, material, segments=128, at=(0, 0, 0)):
    """Turns a profile of (radius, height) around the upright axis; points on the axis close it."""
    count = len(profile)
    verts = [
        (r * math.cos(turn), r * math.sin(turn), z)
        for turn in (2 * math.pi * step / segments for step in range(segments))
        for r, z in profile
    ]
    faces = [
        (s * count + k, (s + 1) % segments * count + k, (s + 1) % segments * count + k + 1, s * count + k + 1)
        for s in range(segments)
        for k in range(count - 1)
    ]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.validate()
    body = bmesh.new()
    body.from_mesh(mesh)
    bmesh.ops.remove_doubles(body, verts=body.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    body.to_mesh(mesh)
    body.free()
    soften(mesh)
    shape = place(name, mesh, material)
    shape.location = at
    return shape


def curved(points, steps=8):
    """A smooth line through points (a Catmull-Rom spline), radii never below zero."""
    line = [points[0], *points, points[-1]]
    out = []
    for i in range(1, len(line) - 2):
        a, b, c, d = line[i - 1 : i + 3]
        for k in range(steps):
            t = k / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * b[n]
                        + (c[n] - a[n]) * t
                        + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
                        + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3
                    )
                    for n in range(len(b))
                )
            )
    out.append(points[-1])
    return [(max(0.0, p[0]), *p[1:]) if len(p) == 2 else p for p in out]


def tube(name, points, radii, material, sides=10):
    """A round pipe through points in space, each with its radius."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = 1
    data.bevel_resolution = sides
    data.use_fill_caps = True
    line = data.splines.new("POLY")
    line.points.add(len(points) - 1)
    for point, at, radius in zip(line.points, points, radii):
        point.co = (*at, 1)
        point.radius = radius
    line.use_smooth = True
    shape = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(shape)
    data.materials.append(material)
    return shape


def box(name, size, at, material, bevel=0.0, turn=0.0):
    mesh = bpy.data.meshes.new(name)
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=1)
    for vertex in body.verts:
        vertex.co = tuple(c * s for c, s in zip(vertex.co, size))
    body.to_mesh(mesh)
    body.free()
    shape = place(name, mesh, material)
    shape.location = at
    shape.rotation_euler = (0, 0, turn)
    if bevel:
        rounded = shape.modifiers.new("bevel", "BEVEL")
        rounded.width = bevel
        rounded.segments = 3
        soften(mesh, 35)
    return shape


def ball(name, radius, at, material, segments=24):
    mesh = bpy.data.meshes.new(name)
    body = bmesh.new()
    bmesh.ops.create_uvsphere(body, u_segments=segments, v_segments=segments // 2, radius=radius)
    body.to_mesh(mesh)
    body.free()
    soften(mesh, 180)
    shape = place(name, mesh, material)
    shape.location = at
    return shape


def sheet(name, corners, material):
    """A flat piece; its texture runs from the first corner to the third."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for loop, at in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = at
    return place(name, mesh, material)


def wrap(name, radius, angle, low, high, material, around=0.0, segments=48):
    """A label on a cylinder, its middle facing the camera (−y), turned by `around`."""
    verts, faces = [], []
    for step in range(segments + 1):
        turn = -math.pi / 2 + around + (step / segments - 0.5) * angle
        verts += [(radius * math.cos(turn), radius * math.sin(turn), z) for z in (low, high)]
    for step in range(segments):
        faces.append((2 * step, 2 * step + 2, 2 * step + 3, 2 * step + 1))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    layer = mesh.uv_layers.new()
    for polygon in mesh.polygons:
        for index in polygon.loop_indices:
            vertex = mesh.loops[index].vertex_index
            layer.data[index].uv = ((vertex // 2) / segments, vertex % 2)
    soften(mesh, 60)
    return place(name, mesh, material)
