import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';

export interface TypedFact {
  label: string;
  value: string;
}

/** The fields filled in, in order. */
export const typedFacts = <Field extends string>(
  fields: readonly Field[],
  draft: Readonly<Record<Field, string>>,
  labels: Readonly<Record<Field, string>>,
): readonly TypedFact[] =>
  fields
    .map((field) => ({ label: labels[field], value: draft[field].trim() }))
    .filter(({ value }) => value !== '');

/** `mailto:` link with the input, for a form that cannot be sent. */
export const mailInstead = (to: string, subject: string, facts: readonly TypedFact[]): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject.trim())}&body=${encodeURIComponent(
    facts.map(({ label, value }) => copy.labelled(label, value)).join('\r\n'),
  )}`;
