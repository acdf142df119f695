import { textProblem } from '#shared/values/text-problem.ts';

/** Validates the telephone number of a guest whom staff add; undefined when valid. */
export const phoneProblem = (value: string): string | undefined =>
  textProblem(value, { name: 'the telephone number', maxLength: 40 }) ??
  (/^[+\d][\d\s()./-]{3,}$/.test(value.trim())
    ? undefined
    : 'Please enter a telephone number, such as +678 555 0100.');
