import { phrases } from './phrases.ts';

/** The sentences that the law asks for wherever alcohol is sold (`shopSentences.age`), to be read in lines. */
export const agePhrases = phrases`20歳未満の者の飲酒は法律で禁止されています。20歳未満の者には酒類を販売しません。`;
