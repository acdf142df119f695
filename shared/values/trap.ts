import type { FormRules } from './form-problems.ts';

/** Honeypot: a hidden field that people leave empty (specification §3). The server refuses a form that fills it in. */
export const trapField = 'website_url';
export type TrapField = typeof trapField;

/** Part of a request: only what was filled in is sent. */
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
