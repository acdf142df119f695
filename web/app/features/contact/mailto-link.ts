import { contactFormsCopy as copy } from '#app/content/contact/contact-forms-copy.ts';

export interface FilledField {
  label: string;
  value: string;
}

/** Labels and values of the filled fields, in order. */
export const filledFields = <Field extends string>(
  fields: readonly Field[],
  draft: Readonly<Record<Field, string>>,
  labels: Readonly<Record<Field, string>>,
): readonly FilledField[] =>
  fields
    .map((field) => ({ label: labels[field], value: draft[field].trim() }))
    .filter(({ value }) => value !== '');

/** `mailto:` link with the input, for a form that cannot be sent. */
export const mailtoLink = (to: string, subject: string, fields: readonly FilledField[]): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject.trim())}&body=${encodeURIComponent(
    fields.map(({ label, value }) => copy.labelled(label, value)).join('\r\n'),
  )}`;
