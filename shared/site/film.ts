/** URLs of a silent loop and its posters, in two cuts. */
export interface Film {
  wide: FilmCut;
  /** Cut for windows below 600 px. */
  square: FilmCut;
}

export interface FilmCut {
  av1: string;
  h264: string;
  /** Posters, smallest first. */
  stills: readonly [FilmStill, FilmStill];
  /** Fallback without AVIF. */
  jpeg: string;
}

export interface FilmStill {
  avif: string;
  /** Size in pixels. */
  width: number;
}
