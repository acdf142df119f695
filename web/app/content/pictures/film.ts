/** A loop without sound and the first picture of it, in two cuts. Addresses of files. */
export interface Film {
  wide: FilmCut;
  /** For windows below 600 px. */
  square: FilmCut;
}

export interface FilmCut {
  av1: string;
  h264: string;
  /** The first picture, smallest first. */
  stills: readonly [FilmStill, FilmStill];
  /** The smaller still for browsers without AVIF. */
  jpeg: string;
}

export interface FilmStill {
  avif: string;
  /** In pixels. */
  width: number;
}
