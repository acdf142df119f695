import { frenchVisit } from '#shared/visits/french-visit.ts';
import type { visitPhrasesIn as english } from '#shared/visits/visit-phrases-in.ts';

/** A page has the words of its language only, so calendar entries downloaded from French pages are in French. */
export const visitPhrasesIn: typeof english = () => frenchVisit;
