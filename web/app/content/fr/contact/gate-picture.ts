import type { gatePicture as english } from '#app/content/contact/gate-picture.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const gatePicture: typeof english = {
  ratio: '3:2',
  image: picture('gate'),
  alt: 'Le portail en plein jour : un panneau au nom de la maison, une citerne bleue sur son socle de bois, un toit rouge derrière.',
};
