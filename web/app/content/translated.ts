/**
 * The type of a module's words in another language: the same keys, parameters and tuples, with any text. Paths, ratios
 * and numbers must be the same.
 */
export type Translated<T> = T extends string
  ? Text<T>
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;

type Text<T extends string> = T extends `/${string}` | `${number}:${number}` ? T : string;
