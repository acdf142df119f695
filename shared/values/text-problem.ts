import { missing, tooLong, unprintable as withUnprintable } from './field-messages.ts';

/** Control characters, lone surrogates, line separators and characters that reorder or hide text. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
const lineBreaks = /\r\n?|\n|\t/g;

/** Whether only spaces and joiners remain; trimming keeps the joiners. */
const isBlank = (text: string): boolean => text.replace(/[\s\p{Cf}]/gu, '') === '';

export interface TextRule {
  /** Name of the field in a sentence: `your first name`. */
  readonly name: string;
  /** Maximum length, without surrounding spaces. */
  readonly maxLength: number;
  readonly lines?: boolean;
  readonly optional?: boolean;
}

/** Validates a typed text; returns a message on how to correct it, or undefined. */
export function textProblem(
  value: string,
  { name, maxLength, lines, optional }: TextRule,
): string | undefined {
  const text = value.trim();
  if (isBlank(text)) return optional && text === '' ? undefined : missing(name);
  if (text.length > maxLength) return tooLong(name, maxLength);
  if (unprintable.test(lines ? text.replace(lineBreaks, ' ') : text)) return withUnprintable(name);
  return undefined;
}
