/**
 * Made by web/art/encode-pictures.ts: of each picture the mark in its file names, its size in pixels, its tone, and
 * whether phones are shown a square of it.
 */
export const pictureFiles = {
  aged: ['560c97', 768, 960, 'night', false],
  bay: ['ed9ca8', 1280, 720, 'dusk', true],
  cane: ['3bc65a', 1344, 576, 'oak', true],
  'cask-head': ['607455', 1344, 576, 'oak', true],
  casks: ['ed117d', 1680, 720, 'oak', true],
  coffee: ['36c5ef', 576, 720, 'night', false],
  field: ['a398bd', 1344, 576, 'night', false],
  'five-years': ['8f8161', 1280, 800, 'dusk', false],
  flight: ['69dfc6', 1280, 720, 'oak', false],
  'forgotten-casks': ['380802', 768, 960, 'oak', false],
  gin: ['35243a', 576, 720, 'night', false],
  'lost-times-casks': ['3402e1', 960, 1200, 'dusk', false],
  'lost-times': ['ea3fa8', 768, 960, 'night', false],
  range: ['5cbdab', 1680, 720, 'dusk', true],
  'spirit-safe': ['91eaa2', 1280, 720, 'oak', false],
  'still-near': ['e308de', 1344, 576, 'oak', true],
  still: ['67dbba', 1152, 768, 'oak', false],
  vat: ['e38c0d', 1280, 720, 'dusk', true],
  vodka: ['a0107d', 576, 720, 'night', false],
  yard: ['41c0d5', 1344, 576, 'dusk', true],
  yumi: ['7e5fd3', 768, 960, 'night', false],
} as const;
