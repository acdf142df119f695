import { textProblem } from '#shared/values/text-problem.ts';
import { partyWords } from './party-words.ts';

/** Validates the telephone number of a guest whom staff add; undefined when valid. */
export const phoneProblem = (value: string): string | undefined =>
  textProblem(value, { name: partyWords.phoneNumber, maxLength: 40 }) ??
  (/^[+\d][\d\s()./-]{3,}$/.test(value.trim()) ? undefined : partyWords.phoneProblem);
