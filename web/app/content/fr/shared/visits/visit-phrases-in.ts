import { frenchVisit } from '#shared/visits/french-visit.ts';
import type { visitPhrasesIn as english } from '#shared/visits/visit-phrases-in.ts';

/** A page has the words of its own language only: a calendar entry downloaded there is in French. */
export const visitPhrasesIn: typeof english = () => frenchVisit;
