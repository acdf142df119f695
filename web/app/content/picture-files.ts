/** Made by web/art/encode-pictures.ts: of each picture the mark in its file names, and its size in pixels. */
export const pictureFiles = {
  'casks': ['f3674e', 1680, 720],
  'still': ['096571', 1440, 960],
} as const;
