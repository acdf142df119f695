import type { gatePicture as english } from '#app/content/contact/gate-picture.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const gatePicture: typeof english = {
  ratio: '3:2',
  image: picture('gate'),
  alt: 'Le portail en plein jour : le nom sur un panneau, une citerne bleue sur pied, un toit rouge derrière.',
};
