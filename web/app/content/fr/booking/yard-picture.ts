import type { yardPicture as english } from '#app/content/booking/yard-picture.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const yardPicture: typeof english = {
  ratio: '21:9',
  image: picture('yard-by-day'),
  alt: 'La cour en plein jour : bouteilles et verres sur une longue table, des fûts devant la maison, les palmiers et la baie derrière le mur.',
};
