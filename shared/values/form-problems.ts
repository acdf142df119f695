/** A form as it is being filled in: texts as they stand in their fields. */
export type FormDraft<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with a form: a sentence for each field that has to be mended. */
export type FormProblems<Field extends string> = Partial<Readonly<Record<Field, string>>>;

/** The rules of a form. */
export interface FormRules<Field extends string> {
  /** In the order of the form. */
  readonly fields: readonly Field[];
  /** What is wrong with one field; undefined if nothing is. */
  readonly problem: (field: Field, value: string) => string | undefined;
}

/** All that has to be mended before a form can be sent; empty when it can be. */
export function formProblems<Field extends string>(
  { fields, problem }: FormRules<Field>,
  draft: FormDraft<Field>,
): FormProblems<Field> {
  const problems: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const found = problem(field, draft[field]);
    if (found !== undefined) problems[field] = found;
  }
  return problems;
}
