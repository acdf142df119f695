/** Control characters, halves of surrogate pairs, line separators and the marks that reorder or hide text. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
const lineBreaks = /\r\n?|\n|\t/g;

/** Spaces and joiners alone leave nothing to read, although trimming keeps the joiners. */
const isBlank = (text: string): boolean => text.replace(/[\s\p{Cf}]/gu, '') === '';

export interface TextRule {
  /** As it stands in a sentence: `your first name`. */
  readonly name: string;
  /** Most characters, spaces around it aside. */
  readonly longest: number;
  /** May have line breaks and tabs. */
  readonly lines?: boolean;
  /** May be left empty. */
  readonly optional?: boolean;
}

/** What is wrong with a text that somebody has typed, in a sentence that says how to mend it; undefined if nothing is. */
export function textProblem(value: string, { name, longest, lines, optional }: TextRule): string | undefined {
  const text = value.trim();
  if (isBlank(text)) return optional && text === '' ? undefined : `Please enter ${name}.`;
  if (text.length > longest) return `Please shorten ${name} to ${longest} characters.`;
  if (unprintable.test(lines ? text.replace(lineBreaks, ' ') : text))
    return `Please use only letters and signs that can be seen in ${name}.`;
  return undefined;
}
