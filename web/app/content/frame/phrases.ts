/** A Japanese text split into phrases; lines break between them only. */
export type Phrases = readonly string[];

/** Tags a Japanese text. The build splits it (`web/phrase-breaks.ts`); without the build it is one phrase. */
export const phrases = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): Phrases => [
  String.raw({ raw: texts }, ...values),
];
