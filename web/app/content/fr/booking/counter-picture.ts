import type { counterPicture as english } from '#app/content/booking/counter-picture.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const counterPicture: typeof english = {
  ratio: '3:2',
  image: picture('counter'),
  alt: 'Le comptoir du bar en plein jour : trois verres sur une planche devant deux bouteilles, le soleil par la porte ouverte, les palmiers dehors.',
};
