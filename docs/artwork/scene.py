"""The stage all pictures share: palette, materials, shapes, light, camera, rendering.

Shapes are placed by a stack of transforms (`at`, `plane`), so that a part is
modelled once at the origin, facing -y, and set down anywhere.
"""
import math
import os
import random
import tempfile
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Matrix, Vector

from denoise import denoise, guides

COLOURS = {
    "paper": "#F6F1E7", "ink": "#1F3A3D", "sage": "#8FA693", "ochre": "#D9A441",
    "copper": "#B4622D", "brick": "#A9533A", "plaster": "#E9DFCF", "glass": "#BFD3D6",
    # Tints of the palette, for parts that would melt into their neighbours.
    "leaf": "#74917B", "moss": "#A9B99F", "wood": "#C9A06B", "oak": "#B58A58",
    "timber": "#6B4F3B", "tile": "#B5634A", "slate": "#4A6062", "steel": "#B9BDB8",
    "dark": "#2A3B3D", "earth": "#A98A6B", "screed": "#CFC6B6", "foam": "#E7C46F",
    "water": "#9FC3C7", "pv": "#223F49", "warm": "#E08A3C", "white": "#FBF8F1",
    "brickdeep": "#8E4733", "stone": "#D5CCBC", "cable": "#D9A441",
}
# How far single bricks, tiles and boards stray from their colour.
VARIED = {"brick": .16, "tile": .14, "wood": .12, "oak": .14, "slate": .10, "sage": .06,
          "pellet": .2, "moss": .08, "leaf": .12, "stone": .08, "brickdeep": .14}
BACKGROUND = (0.879, 0.823, 0.723)      # #F1EADD, linear
SUN, SKY = (0.66, 0.62, 0.55), (0.40, 0.42, 0.44)   # what an open floor receives of each

_stack = [Matrix()]
_materials = {}
_circuit = [""]


# ---------------------------------------------------------------- placing

@contextmanager
def at(x=0, y=0, z=0, turn=0, scale=1, lean=0, roll=0):
    """Place what is made inside: turn about z, lean about x, roll about y (degrees)."""
    m = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
         @ Matrix.Rotation(math.radians(lean), 4, "X")
         @ Matrix.Rotation(math.radians(roll), 4, "Y") @ Matrix.Scale(scale, 4))
    _stack.append(_stack[-1] @ m)
    yield
    _stack.pop()


@contextmanager
def plane(origin, u, v):
    """Place on a slope: local x along u, local y along v, local z out of the plane."""
    u, v = Vector(u).normalized(), Vector(v).normalized()
    m = Matrix((u, v, u.cross(v))).transposed().to_4x4()
    m.translation = Vector(origin)
    _stack.append(_stack[-1] @ m)
    yield
    _stack.pop()


@contextmanager
def circuit(name):
    """Copper made inside can glow; its light is rendered apart, under this name."""
    _circuit.append(name)
    yield
    _circuit.pop()


# ---------------------------------------------------------------- materials

def linear(colour):
    """'#RRGGBB' or a palette name as linear RGB."""
    colour = COLOURS.get(colour, colour)
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)


def surface(colour):
    """The colour a surface needs so that it shows its palette colour in warm bounced light."""
    parts = linear(colour)
    grey = sum(p * w for p, w in zip(parts, (.21, .72, .07)))
    return tuple(.85 * p + .15 * grey for p in parts)


def _principled(name, colour):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    shader = m.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = .78
    shader.inputs["Specular"].default_value = .22
    return m, shader


def material(name):
    """A palette colour as matt material; 'name*' and 'name+' glow, 'name~' lets light through."""
    if name in _materials:
        return _materials[name]
    base = name.rstrip("*~+")
    m, shader = _principled(name, surface(base))
    nodes, links = m.node_tree.nodes, m.node_tree.links
    if base == "copper":                # the one shiny thing in every picture
        shader.inputs["Base Color"].default_value = (.78, .33, .14, 1)
        shader.inputs["Metallic"].default_value = 1
        shader.inputs["Roughness"].default_value = .24
    if base in VARIED:
        _vary(nodes, links, shader, surface(base), VARIED[base])
    if name.endswith("*"):
        shader.inputs["Emission"].default_value = (*linear(base), 1)
        shader.inputs["Emission Strength"].default_value = .9
        m.cycles.sample_as_light = False    # a lamp that is only looked at must not cost samples
    if name.endswith("+"):
        shader.inputs["Emission"].default_value = (1, .36, .08, 1)
        shader.inputs["Emission Strength"].default_value = 1.3
        m.cycles.sample_as_light = False    # it only has to be seen; lamps light the rooms
    if name.endswith("~"):
        _see_through(nodes, links, shader)
    _materials[name] = m
    return m


def _vary(nodes, links, shader, colour, amount):
    geometry, ramp = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeValToRGB")
    for element, factor in zip(ramp.color_ramp.elements, (1 - amount, 1 + amount)):
        element.color = (*(min(c * factor, 1) for c in colour), 1)
    links.new(geometry.outputs["Random Per Island"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])


def _see_through(nodes, links, shader):
    clear, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = .38
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shader.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])


# ---------------------------------------------------------------- shapes

def _add(data, mat):
    live = mat == "copper" and _circuit[-1]
    data.materials.append(material("copper+" if live else mat))
    thing = bpy.data.objects.new(mat, data)
    thing.lightgroup = _circuit[-1] if live else ""
    thing.matrix_world = _stack[-1]
    bpy.context.scene.collection.objects.link(thing)
    return thing


def solid(vertices, faces, mat, bevel=.02, soft=38):
    """Any mesh; edges sharper than `soft` degrees get a rounded bevel."""
    data = bpy.data.meshes.new(mat)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.validate()
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(soft)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    thing = _add(data, mat)
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, 2
        modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(soft)
        modifier.harden_normals = True
    return thing


_BOX_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def boxes(corners, mat, bevel=.02):
    """Many boxes as one mesh, each given by two opposite corners."""
    vertices, faces = [], []
    for a, b in corners:
        (x0, x1), (y0, y1), (z0, z1) = (sorted(pair) for pair in zip(a, b))
        n = len(vertices)
        vertices += [(x, y, z) for z in (z0, z1)
                     for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        faces += [tuple(n + i for i in face) for face in _BOX_FACES]
    return solid(vertices, faces, mat, bevel)


def box(a, b, mat, bevel=.02):
    return boxes([(a, b)], mat, bevel)


def prism(outline, axis, start, end, mat, bevel=.02):
    """A 2D outline pulled along an axis; outline in the order of the other two axes."""
    i = "xyz".index(axis)

    def point(p, d):
        q = list(p)
        q.insert(i, d)
        return q
    n = len(outline)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    if (area < 0) != (axis == "y"):
        outline = outline[::-1]
    if start > end:
        start, end = end, start
    vertices = [point(p, start) for p in outline] + [point(p, end) for p in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    return solid(vertices, faces, mat, bevel)


def rounded(x0, y0, x1, y1, r, steps=6):
    """Outline of a rectangle with round corners."""
    points = []
    for cx, cy, start in ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90),
                          (x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return points


def plate(x0, y0, z0, x1, y1, z1, r, mat, axis="z", bevel=.02):
    """A box whose corners, seen along the axis, are round."""
    lo, hi = [x0, y0, z0], [x1, y1, z1]
    i = "xyz".index(axis)
    a, b = lo.pop(i), hi.pop(i)
    return prism(rounded(*lo, *hi, r), axis, a, b, mat, bevel)


def lathe(profile, mat, segments=48, bevel=0, soft=38):
    """A profile of (radius, height) turned about z."""
    vertices, faces = [], []
    for r, z in profile:
        vertices += [(r * math.cos(2 * math.pi * k / segments),
                      r * math.sin(2 * math.pi * k / segments), z) for k in range(segments)]
    for i in range(len(profile) - 1):
        for k in range(segments):
            a, b = i * segments + k, i * segments + (k + 1) % segments
            quad = (a, b, b + segments, a + segments)
            if profile[i][0] == 0:
                quad = (a, *quad[2:])
            elif profile[i + 1][0] == 0:
                quad = (*quad[:2], (i + 1) * segments)
            faces.append(quad)
    ring = profile[0] == profile[-1]
    disc = profile[0][1] == profile[1][1]
    if profile[0][0] > 0 and not ring and not disc:
        faces.append(tuple(reversed(range(segments))))
    if profile[-1][0] > 0 and not ring:
        last = (len(profile) - 1) * segments
        faces.append(tuple(range(last, last + segments)))
    return solid(vertices, faces, mat, bevel, soft)


def cylinder(a, b, r, mat, bevel=.015, top=None, segments=40):
    """A cylinder (or cone, with another `top` radius) between two points."""
    a, b = Vector(a), Vector(b)
    turn = (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
    _stack.append(_stack[-1] @ Matrix.Translation(a) @ turn)
    lathe([(r, 0), (top or r, (b - a).length)], mat, segments, bevel)
    _stack.pop()


def ball(centre, r, mat, squash=1, lumps=0, detail=3, seed=0):
    """A sphere; with `lumps`, the uneven ball of a model-maker's bush."""
    import bmesh
    mesh, rng = bmesh.new(), random.Random(seed)
    bmesh.ops.create_icosphere(mesh, subdivisions=detail, radius=r)
    waves = [(Vector([rng.uniform(-1, 1) for _ in range(3)]) * 5 / r, rng.uniform(0, 6))
             for _ in range(6)]
    for v in mesh.verts:
        swell = sum(math.sin(v.co.dot(w) + phase) for w, phase in waves) / 6
        v.co = v.co * (1 + lumps * swell)
        v.co.z *= squash
    data = bpy.data.meshes.new(mat)
    mesh.to_mesh(data)
    mesh.free()
    data.polygons.foreach_set("use_smooth", [lumps == 0] * len(data.polygons))
    with at(*centre):
        return _add(data, mat)


def _rounded_path(points, bend):
    points = [Vector(p) for p in points]
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        into, out = (corner - before), (after - corner)
        cut = min(bend, into.length / 2, out.length / 2)
        start, end = corner - into.normalized() * cut, corner + out.normalized() * cut
        path += [start.lerp(corner, t).lerp(corner.lerp(end, t), t)
                 for t in (k / 8 for k in range(9))]
    return path + [points[-1]]


def tube(points, r, mat, bend=None):
    """A round line through points, its corners bent."""
    path = _rounded_path(points, 3 * r if bend is None else bend)
    data = bpy.data.curves.new(mat, "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", r, 5
    data.use_fill_caps = True
    spline = data.splines.new("POLY")
    spline.points.add(len(path) - 1)
    spline.points.foreach_set("co", [c for p in path for c in (*p, 1)])
    spline.use_smooth = True
    return _add(data, mat)


def pipe(points, r=.035, mat="copper", bend=None, collars=True):
    """The leitmotif: a copper pipe, with soldered collars where it bends."""
    tube(points, r, mat, bend)
    cut = 3 * r if bend is None else bend
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        along = (b - a).normalized()
        if not collars or (b - a).length < 2 * cut + 4 * r:
            continue
        for end, first in ((a, points[0]), (b, points[-1])):
            inward = along if end is a else -along
            start = end + inward * (0 if end == Vector(first) else cut)
            cylinder(start, start + inward * 2.2 * r, r * 1.28, mat, bevel=r * .15, segments=28)


def shell(axis, start, end, u0, v0, u1, v1, mat, holes=(), bevel=.02):
    """A wall between two planes of `axis` with rectangular holes (u0, v0, u1, v1)."""
    holes = [h for h in ((max(a, u0), max(b, v0), min(c, u1), min(d, v1)) for a, b, c, d in holes)
             if h[0] < h[2] and h[1] < h[3]]
    us = sorted({u0, u1, *(h[0] for h in holes), *(h[2] for h in holes)})
    vs = sorted({v0, v1, *(h[1] for h in holes), *(h[3] for h in holes)})

    def filled(i, j):
        if not (0 <= i < len(us) - 1 and 0 <= j < len(vs) - 1):
            return False
        u, v = (us[i] + us[i + 1]) / 2, (vs[j] + vs[j + 1]) / 2
        return not any(h[0] < u < h[2] and h[1] < v < h[3] for h in holes)
    vertices, index, faces = [], {}, []

    def corner(i, j, side):
        if (i, j, side) not in index:
            q = [us[i], vs[j]]
            q.insert("xyz".index(axis), end if side else start)
            index[i, j, side] = len(vertices)
            vertices.append(q)
        return index[i, j, side]
    around = [((0, 0), (1, 0), (0, -1)), ((1, 0), (1, 1), (1, 0)),
              ((1, 1), (0, 1), (0, 1)), ((0, 1), (0, 0), (-1, 0))]
    for i in range(len(us) - 1):
        for j in range(len(vs) - 1):
            if not filled(i, j):
                continue
            ring = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            faces.append(tuple(corner(*p, 1) for p in ring))
            faces.append(tuple(corner(*p, 0) for p in reversed(ring)))
            for (ai, aj), (bi, bj), (ni, nj) in around:
                if not filled(i + ni, j + nj):
                    a, b = (i + ai, j + aj), (i + bi, j + bj)
                    faces.append((corner(*a, 0), corner(*b, 0), corner(*b, 1), corner(*a, 1)))
    if (axis == "y") != (start > end):
        faces = [face[::-1] for face in faces]
    return solid(vertices, faces, mat, bevel)


# ---------------------------------------------------------------- stage

def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _materials.clear()
    del _stack[1:]
    random.seed(seed)


def sun_direction(azimuth=-52, height=50):
    """Towards the sun; azimuth 0 is straight in front (-y), negative to the left."""
    a, h = math.radians(azimuth), math.radians(height)
    return Vector((math.sin(a) * math.cos(h), -math.cos(a) * math.cos(h), math.sin(h)))


def add_sun(share, azimuth=-52, height=50, softness=14):
    """A sun that gives an open floor the light `share`."""
    data = bpy.data.lights.new("sun", "SUN")
    peak = max(share)
    data.color = [c / peak for c in share]
    data.energy = peak * math.pi / math.sin(math.radians(height))
    data.angle = math.radians(softness)
    lamp = bpy.data.objects.new("sun", data)
    lamp.rotation_euler = sun_direction(azimuth, height).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def add_sky(share):
    """Even light from all sides; only shiny things see a brighter zenith and a dark horizon."""
    world = bpy.context.scene.world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    path, place = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeTexCoord")
    split, ramp = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB")
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = (*share, 1)
    ramp.color_ramp.elements[0].color = (.10, .09, .08, 1)
    ramp.color_ramp.elements[1].color = (1.6, 1.5, 1.4, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .1, .75
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], mix.inputs[2])
    links.new(path.outputs["Is Glossy Ray"], mix.inputs[0])
    links.new(mix.outputs[0], nodes["Background"].inputs["Color"])


def add_ground():
    """An endless floor that, under the open sky, is exactly the background colour."""
    albedo = [b / (sun + sky) for b, sun, sky in zip(BACKGROUND, SUN, SKY)]
    m = bpy.data.materials.new("ground")
    m.use_nodes = True
    nodes = m.node_tree.nodes
    shader = nodes.new("ShaderNodeBsdfDiffuse")     # looks the same from every height
    shader.inputs["Color"].default_value = (*albedo, 1)
    m.node_tree.links.new(shader.outputs[0], nodes["Material Output"].inputs["Surface"])
    _materials["ground"] = m
    data = bpy.data.meshes.new("ground")
    data.from_pydata([(-900, -900, 0), (900, -900, 0), (900, 900, 0), (-900, 900, 0)],
                     [], [(0, 1, 2, 3)])
    return _add(data, "ground")


def _extremes(thing):
    if thing.type == "MESH":
        return [v.co for v in thing.data.vertices]
    return [Vector(c) for c in thing.bound_box] if thing.type == "CURVE" else []


def camera(azimuth=32, height=28, fill=.74, aspect=4 / 3, shift=(0, 0)):
    """Frame everything so that crops to 16:9 and to a square still hold it."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    a, h = math.radians(azimuth), math.radians(height)
    back = Vector((math.sin(a) * math.cos(h), -math.cos(a) * math.cos(h), math.sin(h)))
    right = Vector((math.cos(a), math.sin(a), 0))
    up = back.cross(right)
    corners = [thing.matrix_world @ c for thing in scene.objects for c in _extremes(thing)]
    us, vs = [c.dot(right) for c in corners], [c.dot(up) for c in corners]
    width, height_ = max(us) - min(us), max(vs) - min(vs)
    data = bpy.data.cameras.new("camera")
    data.type, data.clip_end = "ORTHO", 2000
    data.ortho_scale = max(width, height_ * aspect) / fill
    eye = bpy.data.objects.new("camera", data)
    eye.location = (right * ((max(us) + min(us)) / 2 + shift[0] * data.ortho_scale)
                    + up * ((max(vs) + min(vs)) / 2 + shift[1] * data.ortho_scale) + back * 300)
    eye.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(eye)
    scene.camera = eye
    return data.ortho_scale


def stage(sun=(-52, 50), **view):
    """Light, floor and camera for a finished model; returns the width of the view."""
    scale = camera(**view)
    add_ground()
    add_sun(SUN, *sun)
    add_sky(SKY)
    return scale


# ---------------------------------------------------------------- rendering

def _settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .012
    cycles.adaptive_min_samples = min(16, samples)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5


def _passes_to(folder, passes):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.format.exr_codec = "NONE"
    out.file_slots.clear()
    for name in passes:
        out.file_slots.new(name.replace(" ", ""))
        links = layers.outputs[name]
        tree.links.new(links, out.inputs[-1])


def _read(folder, name):
    path = os.path.join(folder, f"{name.replace(' ', '')}0001.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(pixels)
    width, height = image.size
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


FEATURES = ("Denoising Albedo", "Denoising Normal", "Denoising Depth")


def render_passes(width, height, samples, names, seed=0):
    """Render once; returns the named passes as they are, and the features for the denoiser."""
    _settings(width, height, samples)
    bpy.context.scene.cycles.seed = seed
    bpy.context.view_layer.cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        _passes_to(folder, (*names, *FEATURES))
        bpy.context.scene.frame_set(1)
        bpy.ops.render.render()
        return [_read(folder, name) for name in names], [_read(folder, name) for name in FEATURES]


def render_linear(width, height, samples, scale):
    """The finished picture in linear light."""
    (noisy,), (albedo, normal, depth) = render_passes(width, height, samples, ("Image",))
    return denoise(noisy, albedo, guides(albedo, normal, depth, scale))
