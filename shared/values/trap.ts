import type { FormRules } from './form-problems.ts';

/** Honeypot: a hidden field that people leave empty (specification §3). The server refuses a form that fills it in. */
export const trapField = 'website_url';
export type TrapField = typeof trapField;

/** The honeypot as part of a request: sent only when it was filled in. */
export const trapPart = (value: string): Partial<Record<TrapField, string>> =>
  value === '' ? {} : { [trapField]: value };

/** The rules of a form with a honeypot, which is never a problem on the page. */
export const withTrap = <Field extends string>({
  fields,
  problem,
}: FormRules<Field>): FormRules<Field | TrapField> => ({
  fields: [...fields, trapField],
  problem: (field, value) => (field === trapField ? undefined : problem(field as Field, value)),
});
