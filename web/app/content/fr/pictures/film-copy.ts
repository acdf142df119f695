import type { filmCopy as english } from '#app/content/pictures/film-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const filmCopy: Translated<typeof english> = {
  pause: 'Mettre le film en pause',
  play: 'Lancer le film',
};
