#version 300 es
// The bay at dusk: sky, two shores, a yacht at anchor, lamps, and water that mirrors all of it. Light is linear until
// the last lines. Only waves and lamps depend on time; bay.js moves them by whole cycles.
precision highp float;

uniform vec2 size;
uniform vec2 rock; // roll of the yacht in radians, heave in metres
uniform vec4 wave[WAVES]; // wave numbers along x and z, slope, phase
uniform vec4 lamp[LAMPS]; // position, power
out vec4 colour;

const float eye = 2.3; // metres above the water
const float zoom = 1.65;
const float horizon = -0.045;
const vec3 boat = vec3(21.5, 0.0, 150.0);

const vec3 cane = vec3(0.791, 0.418, 0.084);
const vec3 copper = vec3(0.578, 0.174, 0.044);
const vec3 rose = vec3(0.235, 0.075, 0.052);
const vec3 teal = vec3(0.0095, 0.046, 0.060);
const vec3 night = vec3(0.0020, 0.0085, 0.0125);
const vec3 molasses = vec3(18.0, 14.0, 11.0) / 255.0;

float hash(vec2 p) {
  p = fract(p * vec2(123.34, 456.21));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}

// Noise that is the same in each frame: it prevents banding in gradients, and costs the codec nothing.
float grain(uvec2 p) {
  uint n = p.x * 1664525u + p.y * 1013904223u;
  n ^= n >> 16; n *= 2246822519u; n ^= n >> 13; n *= 3266489917u; n ^= n >> 16;
  return (float(n & 65535u) + float(n >> 16)) / 65535.0 - 1.0;
}

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.0), f.x), f.y);
}

float fractalNoise(vec2 p, int count) {
  float sum = 0.0, part = 0.5;
  for (int i = 0; i < count; i++) {
    sum += part * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3;
    part *= 0.5;
  }
  return sum;
}

float glowAt(float side) {
  float d = side - 0.27;
  return exp(-d * d * (d < 0.0 ? 5.2 : 7.5));
}

// side: tangent of the angle from straight ahead; up: tangent of the height above the horizon.
vec3 sky(float side, float up) {
  float glow = glowAt(side);
  float near = exp(-(side - 0.27) * (side - 0.27) * 22.0);
  up = max(up, 0.0);
  vec3 light = mix(night, teal, exp(-up * 3.4) * (0.30 + 0.70 * glow));
  light += rose * exp(-up * 9.5) * (0.04 + 0.40 * glow);
  light += copper * exp(-up * 15.5) * (0.04 + 0.92 * glow);
  light += cane * exp(-up * 29.0) * (0.01 + 0.26 * glow + 0.85 * near);
  return light;
}

vec3 clouds(vec3 light, float side, float up) {
  if (up < 0.03 || up > 0.2) return light;
  float glow = glowAt(side);
  vec2 p = vec2(side * 2.6 + up * 2.4 + 0.6, up * 34.0);
  p += 0.9 * vec2(fractalNoise(p * 0.7 + 3.0, 3), fractalNoise(p * vec2(0.9, 0.5) + 11.0, 3));
  float thick = smoothstep(0.50, 0.74, fractalNoise(p, 5));
  float band = smoothstep(0.030, 0.075, up) * (1.0 - smoothstep(0.10, 0.20, up));
  thick *= band;
  // The sun has set: undersides reflect copper near the glow, and are ash grey away from it.
  float belly = smoothstep(0.46, 0.56, fractalNoise(p, 5)) * band - thick;
  vec3 ash = mix(vec3(0.007, 0.010, 0.013), vec3(0.070, 0.026, 0.020), glow);
  light = mix(light, ash, thick * 0.66);
  return light + copper * max(belly, 0.0) * glow * 0.16;
}

float ridge(float side, float at, float rough, int count) {
  return (fractalNoise(vec2(side * at, at), count) - 0.5) * rough;
}

// Heights of the two shores, as tangents. Reflections omit fine detail.
float farShore(float side, bool fine) {
  float body = 0.021 * smoothstep(0.02, 0.30, side) + 0.020 * smoothstep(0.34, 0.62, side) - 0.002;
  body += 0.013 * smoothstep(-0.22, -0.42, side);
  return fine ? body + ridge(side, 5.0, 0.017, 3) + ridge(side, 52.0, 0.0042, 4) : body;
}

float nearShore(float side, bool fine) {
  float body = 0.085 * smoothstep(-0.10, -0.56, side) - 0.012;
  if (!fine) return body;
  return body + ridge(side, 7.0, 0.034, 3) * smoothstep(-0.02, -0.3, side) + ridge(side, 74.0, 0.0068, 4);
}

vec3 land(vec3 light, float side, float up, float blur, bool fine) {
  float glow = glowAt(side);
  vec3 haze = vec3(0.0052, 0.0052, 0.0058) + vec3(0.062, 0.020, 0.008) * glow * exp(-max(up, 0.0) * 70.0);
  light = mix(light, haze, smoothstep(blur, -blur, up - farShore(side, fine)));
  return mix(light, vec3(0.0016, 0.0020, 0.0022), smoothstep(blur, -blur, up - nearShore(side, fine)));
}

float segment(vec2 p, vec2 a, vec2 b) {
  vec2 d = b - a;
  return length(p - a - d * clamp(dot(p - a, d) / dot(d, d), 0.0, 1.0));
}

// Coverage of the yacht at a point in its plane, in metres from its waterline.
float yacht(vec2 p, float blur) {
  p.y -= rock.y;
  p = mat2(cos(rock.x), -sin(rock.x), sin(rock.x), cos(rock.x)) * p;
  float deck = 0.95 + 0.028 * p.x + 0.011 * p.x * p.x;
  float stem = 3.9 + 0.42 * p.y, stern = -3.5 - 0.12 * p.y;
  float hull = max(max(p.y - deck, -p.y - 0.3), max(p.x - stem, stern - p.x));
  float roof = max(max(p.y - deck - 0.42 + 0.05 * abs(p.x + 0.2), -p.y), abs(p.x + 0.3) - 1.9);
  float solid = min(hull, roof);
  solid = min(solid, segment(p, vec2(0.5, 1.0), vec2(0.42, 14.6)) - 0.085);
  solid = min(solid, segment(p, vec2(0.4, 2.35), vec2(-3.3, 2.2)) - 0.17); // boom with its sail
  float cover = smoothstep(blur, -blur, solid);
  float wire = min(segment(p, vec2(0.42, 14.4), vec2(5.0, 1.25)), segment(p, vec2(0.42, 14.5), vec2(-3.7, 1.0)));
  wire = min(wire, segment(p, vec2(-0.35, 9.8), vec2(1.2, 9.8)));
  return max(cover, 0.05 / blur * smoothstep(blur * 1.5, 0.0, wire - 0.02));
}

vec3 lampColour(int index) {
  return mix(vec3(1.0, 0.50, 0.14), vec3(1.0, 0.68, 0.34), hash(vec2(float(index), 3.0)));
}

vec3 water(vec3 ray, float pixel) {
  float reach = eye / -ray.y;
  vec2 at = ray.xz * reach;
  vec2 foot = vec2(reach * pixel, reach * pixel / -ray.y) * 0.55;
  // Cat's paws: where the breeze touches, the water is rougher.
  float breeze = mix(0.62, 1.30, smoothstep(0.34, 0.66, fractalNoise(at * vec2(0.022, 0.05) + 2.0, 3)));
  breeze = mix(breeze, 0.95, smoothstep(2.0, 12.0, foot.y));

  vec2 slope = vec2(0.0);
  float variance = 0.00035;
  for (int i = 0; i < WAVES; i++) {
    vec2 k = wave[i].xy;
    vec2 seen = k * foot;
    float share = exp(-0.5 * dot(seen, seen));
    float steep = wave[i].z * breeze;
    slope += normalize(k) * steep * share * cos(dot(k, at) + wave[i].w);
    variance += 0.25 * steep * steep * (1.0 - share * share);
  }

  vec3 normal = normalize(vec3(-slope.x, 1.0, -slope.y));
  float facing = max(dot(-ray, normal), 0.02);
  float reflectance = 0.02 + 0.98 * pow(1.0 - facing, 5.0);
  reflectance *= 1.0 / (1.0 + 9.0 * variance); // rough water is partly hidden by its waves
  float spread = sqrt(variance);

  vec3 light = vec3(0.0);
  float shade = 0.0;
  for (int i = -1; i <= 1; i++) {
    vec2 s = slope + vec2(0.0, float(i) * 1.15 * spread);
    vec3 away = reflect(ray, normalize(vec3(-s.x, 1.0, -s.y)));
    away.y = abs(away.y) + 0.004;
    float side = away.x / away.z, up = away.y / away.z;
    float weight = i == 0 ? 0.44 : 0.28;
    light += weight * land(sky(side, up), side, up, 0.006 + spread * 0.35, false);
    float left = boat.z - at.y;
    if (left > 0.0) {
      vec2 p = vec2(at.x + side * left - boat.x, up * left);
      shade += weight * yacht(p, 0.25 + left * spread * 0.5);
    }
  }
  light = mix(light, vec3(0.004), shade) * reflectance;
  light += vec3(0.0013, 0.0072, 0.0090) * (1.0 - reflectance);

  for (int i = 0; i < LAMPS; i++) {
    vec3 to = lamp[i].xyz - vec3(at.x, 0.0, at.y);
    float far = length(to);
    vec3 half_ = normalize(to / far - ray);
    vec2 off = -half_.xz / half_.y - slope;
    float wide = variance * 0.75, deep = variance * 1.15 + 0.0003;
    float facets = exp(-0.5 * (off.x * off.x / wide + off.y * off.y / deep)) / sqrt(wide * deep);
    light += lampColour(i) * lamp[i].w * facets * reflectance * 0.0011 * (far > 300.0 ? 1.0 : 0.5);
  }
  return light;
}

void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 * size) / size.y;
  vec3 ray = normalize(vec3(p.x, p.y - horizon, zoom));
  float pixel = 1.0 / (size.y * zoom);
  float side = ray.x / ray.z, up = ray.y / ray.z;

  vec3 light;
  if (ray.y < -0.0012) {
    light = water(ray, pixel);
    // The last metres before the shore lie under its haze.
    light = mix(land(sky(side, 0.002), side, 0.0, pixel, true), light, smoothstep(0.0012, 0.0065, -ray.y));
  } else {
    light = land(clouds(sky(side, up), side, up), side, up, pixel * 1.2, true);
  }

  vec2 plane = vec2(side * boat.z - boat.x, eye + up * boat.z);
  light = mix(light, vec3(0.0042, 0.0036, 0.0034), yacht(plane, boat.z * pixel));

  for (int i = 0; i < LAMPS; i++) {
    vec2 off = vec2(side - lamp[i].x / lamp[i].z, up - (lamp[i].y - eye) / lamp[i].z) * 720.0 * zoom;
    float d = dot(off, off);
    light += lampColour(i) * lamp[i].w * (2.4 * exp(-d / 1.7) + 0.11 * exp(-d / 30.0) + 0.014 * exp(-d / 520.0));
  }

  // Darker towards the edges and behind the text.
  vec2 edge = vec2(p.x / 0.889, p.y / 0.5);
  light *= 1.0 - 0.80 * smoothstep(0.30, 1.20, length((edge - vec2(0.22, -0.05)) * vec2(0.80, 0.95)));
  light *= mix(0.45, 1.0, smoothstep(-0.95, 0.10, edge.x));

  vec3 shown = pow(1.0 - exp(-light * 1.75), vec3(1.0 / 2.05));
  shown = mix(shown, shown * shown * (3.0 - 2.0 * shown), 0.35);
  shown = 1.0 - (1.0 - molasses) * (1.0 - shown * 0.97);
  colour = vec4(shown + grain(uvec2(gl_FragCoord.xy)) / 255.0, 1.0);
}
