import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { picture } from '../pictures/picture.ts';

/** The counter where tastings are poured: on Tours, next to the terms. */
export const counterPicture: PictureSpot = {
  ratio: '3:2',
  image: picture('counter'),
  alt: 'The bar counter by day: three glasses on a board before two bottles, sun through the open door, palms outside.',
};
