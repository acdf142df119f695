import type { TourLanguage } from '../booking/language.ts';
import { englishVisit } from './english-visit.ts';
import { frenchVisit } from './french-visit.ts';
import type { VisitWords } from './visit-words.ts';

const words: Readonly<Record<TourLanguage, VisitWords>> = { English: englishVisit, French: frenchVisit };

/** The words of the language that the guest chose for the visit. */
export const visitWordsIn = (language: TourLanguage): VisitWords => words[language];
