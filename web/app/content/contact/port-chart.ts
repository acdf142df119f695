import { business } from '#shared/content/business.ts';
import type { Coordinates } from '#shared/values/coordinates.ts';

/**
 * Sketch of the bay of Port Vila, not for navigation. Distillery and wharf use the coordinates of `business.ts`;
 * adjust the frame if they move far.
 */
export const portChart = {
  frame: { west: 168.25, east: 168.352, north: 17.691, south: 17.782 },
  /** Clockwise from the north-west; it extends beyond the frame. */
  mainland: [
    [168.2, 17.6],
    [168.24, 17.679],
    [168.262, 17.6895],
    [168.274, 17.6965],
    [168.284, 17.7025],
    [168.29, 17.7115],
    [168.2915, 17.7225],
    [168.2985, 17.7315],
    [168.305, 17.7275],
    [168.3105, 17.728],
    [168.3132, 17.7345],
    [168.315, 17.741],
    [168.313, 17.7465],
    [168.3095, 17.7505],
    [168.304, 17.7535],
    [168.3, 17.7535],
    [168.2955, 17.7572],
    [168.291, 17.7605],
    [168.283, 17.7665],
    [168.274, 17.7735],
    [168.265, 17.7795],
    [168.266, 17.8],
    [168.31, 17.85],
    [168.45, 17.85],
    [168.45, 17.6],
  ],
  lagoon: [
    [168.319, 17.793],
    [168.3205, 17.776],
    [168.319, 17.766],
    [168.3235, 17.757],
    [168.3275, 17.748],
    [168.334, 17.7465],
    [168.3385, 17.756],
    [168.334, 17.766],
    [168.3315, 17.776],
    [168.333, 17.793],
  ],
  smallIslands: [
    {
      name: 'Iririki',
      coast: [
        [168.3062, 17.7385],
        [168.3092, 17.7388],
        [168.3098, 17.743],
        [168.308, 17.7458],
        [168.306, 17.743],
      ],
    },
    {
      name: 'Ifira',
      coast: [
        [168.2862, 17.7438],
        [168.291, 17.744],
        [168.293, 17.749],
        [168.29, 17.753],
        [168.286, 17.751],
      ],
    },
  ],
  /** The road from the wharf through the town, past the distillery, to the airport. */
  road: [
    [168.2965, 17.7578],
    [168.3008, 17.7556],
    [168.306, 17.7545],
    [168.312, 17.7512],
    [168.315, 17.747],
    [168.3172, 17.741],
    [168.3155, 17.7345],
    [168.3128, 17.7275],
    [168.312, 17.722],
    [168.3148, 17.713],
    [168.319, 17.7035],
  ],
  runway: [
    [168.3125, 17.7025],
    [168.328, 17.698],
  ],
  words: [
    { text: 'Mele Bay', at: [168.2665, 17.7145], kind: 'sea' },
    { text: 'Vila Bay', at: [168.2965, 17.7392], kind: 'sea' },
    { text: 'Lagoon', at: [168.3279, 17.7637], kind: 'sea' },
    { text: 'Iririki', at: [168.3035, 17.748], kind: 'ground' },
    { text: 'Ifira', at: [168.2824, 17.7495], kind: 'ground' },
    { text: 'Port Vila', at: [168.329, 17.7385], kind: 'town' },
    { text: 'Airport', at: [168.3245, 17.7065], kind: 'ground' },
  ],
} as const satisfies {
  frame: { west: number; east: number; north: number; south: number };
  mainland: readonly Coordinates[];
  lagoon: readonly Coordinates[];
  smallIslands: readonly { name: string; coast: readonly Coordinates[] }[];
  road: readonly Coordinates[];
  runway: readonly Coordinates[];
  words: readonly { text: string; at: Coordinates; kind: 'sea' | 'ground' | 'town' }[];
};

const placeOf = ({ latitude, longitude }: { latitude: number; longitude: number }): Coordinates => [
  longitude,
  -latitude,
];

export const distilleryPlace = placeOf(business.position);
export const wharfPlace = placeOf(business.wharf.position);
