import type { counterPicture as english } from '#app/content/booking/counter-picture.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const counterPicture: typeof english = {
  ratio: '3:2',
  image: picture('counter'),
  alt: 'Le comptoir du bar en plein jour : trois verres devant deux bouteilles, le soleil et les palmiers par la porte ouverte.',
};
