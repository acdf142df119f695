import type { filmCopy as english } from '../../pictures/film-copy.ts';
import type { Translated } from '../../translated.ts';

export const filmCopy: Translated<typeof english> = { pause: 'Suspendre le film', play: 'Lancer le film' };
