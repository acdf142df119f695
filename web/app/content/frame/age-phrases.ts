import { phrases } from './phrases.ts';

/** The age warning required by law wherever alcohol is sold (`shopSentences.age`), in phrases. */
export const agePhrases = phrases`20歳未満の者の飲酒は法律で禁止されています。20歳未満の者には酒類を販売しません。`;
