import type { TourLanguage } from '../booking/language.ts';
import { englishVisit } from './english-visit.ts';
import { frenchVisit } from './french-visit.ts';
import type { VisitPhrases } from './visit-phrases.ts';

const words: Readonly<Record<TourLanguage, VisitPhrases>> = { English: englishVisit, French: frenchVisit };

export const visitPhrasesIn = (language: TourLanguage): VisitPhrases => words[language];
