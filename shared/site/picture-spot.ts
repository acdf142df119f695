/** A slot for a picture on a page. */
export interface PictureSpot {
  /** Aspect ratio; the space is reserved before the picture loads. */
  ratio: '1:1' | '2:3' | '3:2' | '4:5' | '16:9' | '21:9';
  /** Alternative text; empty when decorative. */
  alt: string;
  /** Picture; without one the page renders a substitute. */
  image?: ResponsiveImage;
  /** Side to keep when cropped; the middle by default. */
  focus?: 'left' | 'right';
}

/** A picture in several widths. */
export interface ResponsiveImage {
  /** Fallback without AVIF. */
  src: string;
  /** `srcset`. */
  avif: string;
  /** `srcset` of a square crop, for phones where the picture spans the page. */
  square?: string | false;
  /** Size of the largest, in pixels. */
  width: number;
  height: number;
}
