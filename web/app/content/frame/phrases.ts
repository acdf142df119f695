/** A Japanese text as its phrases: a line may break between them and nowhere else. */
export type Phrases = readonly string[];

/**
 * A Japanese text that is read in lines. The build finds its phrases (`web/phrase-breaks.ts`); without the build it is
 * one phrase.
 */
export const phrases = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): Phrases => [
  String.raw({ raw: texts }, ...values),
];
