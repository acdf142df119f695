import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { picture } from '../pictures/picture.ts';

/** The gate that drivers look for: on Contact and next to the card for the driver. */
export const gatePicture: PictureSpot = {
  ratio: '3:2',
  image: picture('gate'),
  alt: 'The gate by day: a board with the name over it, a blue water tank on a wooden stand, a red roof behind.',
};
