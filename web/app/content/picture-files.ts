/** Made by web/art/encode-pictures.ts: of each picture the mark in its file names, and its size in pixels. */
export const pictureFiles = {
  aged: ['a16193', 960, 1200],
  bay: ['f6fa95', 1280, 720],
  cane: ['5aa11d', 1680, 720],
  'cask-head': ['45a3e2', 1344, 576],
  casks: ['f3674e', 1680, 720],
  coffee: ['392faa', 576, 720],
  field: ['6f080f', 1344, 576],
  flight: ['f2c218', 1280, 720],
  gin: ['50623a', 576, 720],
  'lost-times-casks': ['caad4c', 960, 1200],
  'lost-times': ['c651a8', 960, 1200],
  range: ['c4ecab', 1680, 720],
  still: ['096571', 1440, 960],
  vodka: ['1bab80', 576, 720],
  yard: ['03a95a', 1344, 576],
  yumi: ['b14b91', 960, 1200],
} as const;
