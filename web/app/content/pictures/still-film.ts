import type { Film } from '#shared/site/film.ts';
import squareAv1 from './films/still-square.av1.mp4';
import squareH264 from './films/still-square.h264.mp4';
import square400 from './films/still-square-400.avif';
import squareJpeg from './films/still-square-400.jpg';
import square720 from './films/still-square-720.avif';
import wideAv1 from './films/still-wide.av1.mp4';
import wideH264 from './films/still-wide.h264.mp4';
import wide800 from './films/still-wide-800.avif';
import wideJpeg from './films/still-wide-800.jpg';
import wide1280 from './films/still-wide-1280.avif';

/** The still in close-up, with light moving over copper. Rendered by `web/art/film`. */
export const stillFilm: Film = {
  wide: {
    av1: wideAv1,
    h264: wideH264,
    stills: [
      { avif: wide800, width: 800 },
      { avif: wide1280, width: 1280 },
    ],
    jpeg: wideJpeg,
  },
  square: {
    av1: squareAv1,
    h264: squareH264,
    stills: [
      { avif: square400, width: 400 },
      { avif: square720, width: 720 },
    ],
    jpeg: squareJpeg,
  },
};
