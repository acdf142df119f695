"""Materials. Colours are linear."""

import math

import bpy


def blank(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    return material, tree.nodes, tree.links, out


def plain(name, colour, rough=0.5, metal=0.0, specular=0.5):
    """A principled material; returns it with its nodes, links and shader."""
    material, nodes, links, out = blank(name)
    shader = nodes.new("ShaderNodeBsdfPrincipled")
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Specular"].default_value = specular
    links.new(shader.outputs[0], out.inputs["Surface"])
    return material, nodes, links, shader


def add_translucency(nodes, links, shader, light, share):
    """Lets a `share` of the light from behind through, in the colour `light`."""
    out = next(node for node in nodes if node.type == "OUTPUT_MATERIAL")
    behind = nodes.new("ShaderNodeBsdfTranslucent")
    behind.inputs[0].default_value = (*light, 1)
    mix = nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = share
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(behind.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs["Surface"])


def glowing(name, colour, strength, lights=False):
    material, nodes, links, out = blank(name)
    shader = nodes.new("ShaderNodeEmission")
    shader.inputs[0].default_value = (*colour, 1)
    shader.inputs[1].default_value = strength
    links.new(shader.outputs[0], out.inputs["Surface"])
    material.cycles.sample_as_light = lights
    return material


def clear(name, index, tint=(1, 1, 1), shadow=(0.93, 0.95, 0.94), soak=None, density=0.0, rough=0.0):
    """Glass or liquid. Light passes into its shadow without refraction; `soak` colours it by depth."""
    material, nodes, links, out = blank(name)
    glass = nodes.new("ShaderNodeBsdfGlass")
    glass.inputs["Color"].default_value = (*tint, 1)
    glass.inputs["IOR"].default_value = index
    glass.inputs["Roughness"].default_value = rough
    through = nodes.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = (*shadow, 1)
    path = nodes.new("ShaderNodeLightPath")
    either = nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    mix = nodes.new("ShaderNodeMixShader")
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    links.new(either.outputs[0], mix.inputs[0])
    links.new(glass.outputs[0], mix.inputs[1])
    links.new(through.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs["Surface"])
    if soak:
        volume = nodes.new("ShaderNodeVolumeAbsorption")
        volume.inputs["Color"].default_value = (*soak, 1)
        volume.inputs["Density"].default_value = density
        links.new(volume.outputs[0], out.inputs["Volume"])
    return material


def bottle_glass():
    return clear("glass", 1.5, tint=(0.985, 0.99, 0.98))


def spirit(kind):
    """Our rums in the bottle: `clear`, `aged`, `dark`, `coffee`."""
    soak, density, shadow = {
        "clear": ((0.93, 0.95, 0.90), 0.12, (0.95, 0.95, 0.92)),
        "aged": ((0.90, 0.40, 0.05), 4.4, (0.90, 0.46, 0.13)),
        "dark": ((0.771, 0.4375, 0.042), 4.8, (0.62, 0.26, 0.09)),
        "coffee": ((0.629, 0.343, 0.071), 7.0, (0.35, 0.14, 0.06)),
    }[kind]
    return clear(f"spirit-{kind}", 1.36, shadow=shadow, soak=soak, density=density)


def noise(nodes, links, scale, detail=8.0, stretch=None, distortion=0.0, space="Object", per_object=False):
    """A noise texture; `stretch` scales it by axis, as for grain. `per_object`: objects of the same shape differ."""
    where = nodes.new("ShaderNodeTexCoord")
    texture = nodes.new("ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value = scale
    texture.inputs["Detail"].default_value = detail
    texture.inputs["Distortion"].default_value = distortion
    source = where.outputs[space]
    if stretch:
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        links.new(source, mapping.inputs[0])
        source = mapping.outputs[0]
    if per_object:
        info, moved = nodes.new("ShaderNodeObjectInfo"), nodes.new("ShaderNodeVectorMath")
        moved.operation = "MULTIPLY_ADD"
        moved.inputs[1].default_value = (61, 37, 83)
        links.new(info.outputs["Random"], moved.inputs[0])
        links.new(source, moved.inputs[2])
        source = moved.outputs[0]
    links.new(source, texture.inputs["Vector"])
    return texture


def ramp(nodes, links, source, stops):
    """Colours along a value: [(place, colour), …] in order."""
    node = nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (at, colour) in zip(elements, stops):
        element.position = at
        element.color = (*colour, 1)
    links.new(source, node.inputs[0])
    return node


def between(nodes, links, source, low, high, lowest=0.3, highest=0.7):
    node = nodes.new("ShaderNodeMapRange")
    for name, value in (("From Min", lowest), ("From Max", highest), ("To Min", low), ("To Max", high)):
        node.inputs[name].default_value = value
    links.new(source, node.inputs[0])
    return node


def bump(nodes, links, source, shader, strength=0.2, distance=0.02):
    node = nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = strength
    node.inputs["Distance"].default_value = distance
    links.new(source, node.inputs["Height"])
    links.new(node.outputs[0], shader.inputs["Normal"])


def wood(name, dark, light, scale=1.0, stretch=(0.25, 2.4, 2.4), rough=(0.32, 0.6), relief=0.25):
    """Sawn and oiled, the grain along x."""
    material, nodes, links, shader = plain(name, light)
    grain = noise(nodes, links, 3.0 * scale, 11, stretch, 1.1, per_object=True)
    colour = ramp(nodes, links, grain.outputs["Fac"], [(0.30, dark), (0.72, light)])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    links.new(between(nodes, links, grain.outputs["Fac"], *rough).outputs[0], shader.inputs["Roughness"])
    bump(nodes, links, grain.outputs["Fac"], shader, relief, 0.03)
    return material


def bench():
    return wood("bench", (0.011, 0.0052, 0.0028), (0.105, 0.046, 0.019), 0.55, rough=(0.2, 0.46), relief=0.1)


def in_pieces(nodes, links, along, count, start, grain, shades, colours, gap_colour, gap):
    """Adjacent pieces of wood, `count` in a unit of `along`, each with a random shade, dark over the share `gap` at both
    edges. Returns colour and height."""
    place = nodes.new("ShaderNodeMath")
    place.operation = "MULTIPLY_ADD"
    place.inputs[1].default_value = count
    place.inputs[2].default_value = start
    links.new(along, place.inputs[0])
    piece, within = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    piece.operation, within.operation = "FLOOR", "FRACT"
    links.new(place.outputs[0], piece.inputs[0])
    links.new(place.outputs[0], within.inputs[0])
    shade = nodes.new("ShaderNodeTexWhiteNoise")
    shade.noise_dimensions = "1D"
    links.new(piece.outputs[0], shade.inputs["W"])
    both = nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY_ADD"
    both.inputs[1].default_value = shades
    links.new(shade.outputs["Value"], both.inputs[0])
    links.new(grain.outputs["Fac"], both.inputs[2])
    wood_colour = ramp(nodes, links, both.outputs[0], colours)
    edges = [(0.0, gap_colour), (gap, (1, 1, 1)), (1 - gap, (1, 1, 1)), (1.0, gap_colour)]
    seam = ramp(nodes, links, within.outputs[0], edges)
    mixed = nodes.new("ShaderNodeMixRGB")
    mixed.blend_type = "MULTIPLY"
    mixed.inputs[0].default_value = 1
    links.new(wood_colour.outputs[0], mixed.inputs[1])
    links.new(seam.outputs[0], mixed.inputs[2])
    return mixed.outputs[0], seam.outputs[0]


def grain_on(nodes, links, grain, seam):
    """The height of grain between the seams."""
    height = nodes.new("ShaderNodeMath")
    height.operation = "MULTIPLY_ADD"
    height.inputs[1].default_value = 0.35
    links.new(grain.outputs["Fac"], height.inputs[0])
    links.new(seam, height.inputs[2])
    return height.outputs[0]


def coordinates_of(nodes, links, space):
    """Coordinates of a point by axis; `space` as Blender names it."""
    where = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs[space], split.inputs[0])
    return where, split


def oak(name="oak", seed=0.0, staves=28):
    """Staves around the upright axis."""
    material, nodes, links, shader = plain(name, (0.2, 0.1, 0.04), rough=0.62)
    _, split = coordinates_of(nodes, links, "Object")
    turn = nodes.new("ShaderNodeMath")
    turn.operation = "ARCTAN2"
    links.new(split.outputs[0], turn.inputs[0])
    links.new(split.outputs[1], turn.inputs[1])
    grain = noise(nodes, links, 2.2, 10, (3.2, 3.2, 0.28), 0.7)
    colour, seam = in_pieces(
        nodes, links, turn.outputs[0], staves / (2 * math.pi), 40 + seed, grain, 0.32,
        [(0.36, (0.022, 0.010, 0.005)), (0.62, (0.135, 0.060, 0.023)), (0.92, (0.26, 0.125, 0.050))],
        (0.05, 0.04, 0.04), 0.035,
    )  # fmt: skip
    links.new(colour, shader.inputs["Base Color"])
    links.new(between(nodes, links, grain.outputs["Fac"], 0.48, 0.78).outputs[0], shader.inputs["Roughness"])
    bump(nodes, links, grain_on(nodes, links, grain, seam), shader, 0.55, 0.05)
    return material


def cask_head(name, marks=None, seed=0.0):
    """Planks across the end of a cask, with chalk on them: `marks` is an image, white on black."""
    material, nodes, links, shader = plain(name, (0.16, 0.08, 0.03), rough=0.68)
    where, split = coordinates_of(nodes, links, "UV")
    grain = noise(nodes, links, 9.0, 11, (0.5, 5.5, 1), 1.3, "UV")
    colour, seam = in_pieces(
        nodes, links, split.outputs[1], 7, 3 + seed, grain, 0.26,
        [(0.34, (0.026, 0.012, 0.006)), (0.60, (0.125, 0.058, 0.024)), (0.9, (0.235, 0.118, 0.050))],
        (0.08, 0.06, 0.05), 0.03,
    )  # fmt: skip
    if marks:
        colour = chalked(nodes, links, where, colour, marks)
    links.new(colour, shader.inputs["Base Color"])
    bump(nodes, links, grain_on(nodes, links, grain, seam), shader, 0.5, 0.05)
    return material


def chalked(nodes, links, where, wood_colour, marks):
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(marks)
    image.image.colorspace_settings.name = "Non-Color"
    links.new(where.outputs["UV"], image.inputs[0])
    worn = noise(nodes, links, 55.0, 6, None, 0.0, "UV")
    coverage = between(nodes, links, worn.outputs["Fac"], 0.15, 0.95, 0.36, 0.62)
    amount = nodes.new("ShaderNodeMath")
    amount.operation = "MULTIPLY"
    links.new(image.outputs[0], amount.inputs[0])
    links.new(coverage.outputs[0], amount.inputs[1])
    mixed = nodes.new("ShaderNodeMixRGB")
    mixed.inputs[2].default_value = (0.62, 0.58, 0.50, 1)
    links.new(amount.outputs[0], mixed.inputs[0])
    links.new(wood_colour, mixed.inputs[1])
    return mixed.outputs[0]


def hoop_iron(spots=5.0):
    """Rusting galvanised iron; fewer `spots` are larger ones."""
    material, nodes, links, shader = plain("hoop", (0.1, 0.1, 0.1), 0.45, 0.85)
    rust = noise(nodes, links, spots, 9)
    colour = ramp(nodes, links, rust.outputs["Fac"], [(0.42, (0.16, 0.15, 0.14)), (0.6, (0.075, 0.035, 0.018))])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    links.new(between(nodes, links, rust.outputs["Fac"], 0.34, 0.7).outputs[0], shader.inputs["Roughness"])
    return material


def copper(beaten=0.10):
    material, nodes, links, shader = plain("copper", (0.8, 0.36, 0.18), 0.24, 1.0)
    cloud = noise(nodes, links, 0.35, 9)
    colour = ramp(nodes, links, cloud.outputs["Fac"], [(0.34, (0.46, 0.17, 0.075)), (0.68, (0.88, 0.44, 0.235))])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    links.new(between(nodes, links, cloud.outputs["Fac"], 0.17, 0.4).outputs[0], shader.inputs["Roughness"])
    where = nodes.new("ShaderNodeTexCoord")
    blows = nodes.new("ShaderNodeTexVoronoi")
    blows.feature = "SMOOTH_F1"
    blows.inputs["Scale"].default_value = 1.15
    links.new(where.outputs["Object"], blows.inputs["Vector"])
    bump(nodes, links, blows.outputs["Distance"], shader, beaten, 0.3)
    return material


def brass():
    return plain("brass", (0.74, 0.50, 0.20), 0.27, 1.0)[0]


def iron():
    return plain("iron", (0.028, 0.028, 0.030), 0.5, 0.8)[0]


def concrete():
    """A floor that is hosed down every day."""
    material, nodes, links, shader = plain("floor", (0.045, 0.040, 0.036), 0.3)
    wet = noise(nodes, links, 0.13, 9)
    links.new(between(nodes, links, wet.outputs["Fac"], 0.13, 0.58, 0.35, 0.65).outputs[0], shader.inputs["Roughness"])
    colour = ramp(nodes, links, wet.outputs["Fac"], [(0.3, (0.026, 0.024, 0.022)), (0.7, (0.062, 0.055, 0.048))])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    return material


def planks(name="planks", dark=(0.012, 0.009, 0.0075), light=(0.062, 0.042, 0.029), width=1.6):
    """A wall of upright boards, seen from the front."""
    material, nodes, links, shader = plain(name, light, 0.85)
    _, split = coordinates_of(nodes, links, "Object")
    grain = noise(nodes, links, 0.9, 10, (2.6, 1, 0.16), 0.9)
    colour, seam = in_pieces(
        nodes, links, split.outputs[0], 1 / width, 100, grain, 0.35, [(0.4, dark), (0.9, light)], (0, 0, 0), 0.05
    )
    links.new(colour, shader.inputs["Base Color"])
    bump(nodes, links, seam, shader, 0.8, 0.12)
    return material


def printed(name, file):
    """Label paper with its print."""
    material, nodes, links, shader = plain(name, (1, 1, 1), 0.72, specular=0.2)
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(file)
    links.new(image.outputs[0], shader.inputs["Base Color"])
    return material
