export type FormDraft<Field extends string> = Readonly<Record<Field, string>>;

export type FormProblems<Field extends string> = Partial<Readonly<Record<Field, string>>>;

export interface FormRules<Field extends string> {
  readonly fields: readonly Field[];
  /** Validates one field; undefined when valid. */
  readonly problem: (field: Field, value: string) => string | undefined;
}

/** Validates a form; empty when valid. */
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
