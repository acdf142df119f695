/** A place on a page where a picture stands. */
export interface PictureSpot {
  /** Width to height; the room is kept from the first paint on. */
  ratio: '1:1' | '2:3' | '3:2' | '4:5' | '16:9' | '21:9';
  /** What is to be seen, for those who do not see it; empty where it only sets the mood. */
  alt: string;
  /** Without one the place shows what its page puts there instead. */
  image?: ResponsiveImage;
  /** What stays in sight where the place is narrower than the picture, or lower; the middle unless said. */
  focus?: 'left' | 'right';
}

/** One motif in several widths; the browser takes the one that it needs. */
export interface ResponsiveImage {
  /** For browsers that know no AVIF. */
  src: string;
  /** Addresses with their widths, as in the attribute `srcset`. */
  avif: string;
  /** A square of the motif, likewise: for phones, where it runs across the whole page. */
  square?: string | false;
  /** Of the largest, in pixels. */
  width: number;
  height: number;
}
