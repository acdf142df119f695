/** A place on a page where a picture stands, or will stand: until it is made, the page shows a drawing there. */
export interface PictureSpot {
  /** Width to height; the room is kept from the first paint on. */
  ratio: '1:1' | '2:3' | '3:2' | '4:5' | '16:9' | '21:9';
  /** For whoever makes the picture: what is on it and where the light comes from. Never shown. */
  note: string;
  /** What is to be seen, for those who do not see it; empty where it only sets the mood. */
  alt: string;
  /** The picture, once there is one. */
  image?: ResponsiveImage;
}

/** One motif in several widths and formats; the browser takes what it can show at the size that is needed. */
export interface ResponsiveImage {
  /** For browsers that know none of the `sources`. */
  src: string;
  sources: readonly { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcSet: string }[];
  /** Of `src`, in pixels. */
  width: number;
  height: number;
}
