import { textProblem } from '#shared/values/text-problem.ts';

/** Of guests whom staff add: a message on how to correct the field, or undefined. */
export const phoneProblem = (value: string): string | undefined =>
  textProblem(value, { name: 'the telephone number', maxLength: 40 }) ??
  (/^[+\d][\d\s()./-]{3,}$/.test(value.trim())
    ? undefined
    : 'Please enter a telephone number, such as +678 555 0100.');
