import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { picture } from '../pictures/picture.ts';

export const yardPicture: PictureSpot = {
  ratio: '21:9',
  image: picture('yard-by-day'),
  alt: 'The yard by day: bottles and glasses on a long table, casks before the house, palms and the bay behind the wall.',
};
