import type { ResponsiveImage } from '#shared/site/picture-spot.ts';
import { pictureFiles } from './picture-files.ts';

export type PictureName = keyof typeof pictureFiles;

/** The JPEG fallback comes in one width. */
const jpegWidth = (width: number, height: number): number => Math.min(width > height ? 800 : 560, width);

/** The JPEG of a picture, with its size. Encoders round heights to even numbers. */
export function jpegOf({
  src,
  width,
  height,
}: ResponsiveImage): Pick<ResponsiveImage, 'src' | 'width' | 'height'> {
  const pixels = jpegWidth(width, height);
  return { src, width: pixels, height: 2 * Math.round((height * pixels) / width / 2) };
}

/** A rendered picture (`web/art/scenes`) for browsers: AVIF in several widths, with a JPEG fallback. */
export function picture(name: PictureName): ResponsiveImage {
  const [hash, width, height] = pictureFiles[name];
  const wide = width > height;
  const file = (pixels: number, extension: string) =>
    `/assets/pictures/${name}.${hash}-${pixels}.${extension}`;
  const srcset = (widths: readonly number[], max: number, extension: string) =>
    widths
      .map((width) => Math.min(width, max))
      .map((pixels) => `${file(pixels, extension)} ${pixels}w`)
      .join();
  return {
    src: file(jpegWidth(width, height), 'jpg'),
    avif: srcset(wide ? [480, 800, 1200, 1680] : [320, 560, 960], width, 'avif'),
    square: wide && srcset([480, 720], height, 'square.avif'),
    width,
    height,
  };
}
