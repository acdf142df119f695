import { pictureFiles } from './picture-files.ts';
import type { ResponsiveImage } from './picture-spot.ts';

export type PictureName = keyof typeof pictureFiles;

/** A rendered picture (`web/art/scenes`) as browsers fetch it: AVIF in several widths, else a JPEG of the middle one. */
export function picture(name: PictureName): ResponsiveImage {
  const [mark, width, height, tone, cut] = pictureFiles[name];
  const steps = width > height ? [480, 800, 1200, 1680] : [320, 560, 960];
  const widths = steps.map((step) => Math.min(step, width));
  const [, middle = 0] = widths;
  const squares = [480, 720].map((step) => Math.min(step, height));
  const file = (wide: number, ending: string) => `/assets/pictures/${name}.${mark}-${wide}.${ending}`;
  return {
    src: file(middle, 'jpg'),
    sources: [
      {
        type: 'image/avif',
        srcSet: widths.map((wide) => `${file(wide, 'avif')} ${wide}w`).join(', '),
      },
    ],
    ...(cut && { square: squares.map((wide) => `${file(wide, 'square.avif')} ${wide}w`).join(', ') }),
    tone,
    width: middle,
    height: Math.round((middle * height) / width),
  };
}
