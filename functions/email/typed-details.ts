import type { TourLanguage } from '#shared/booking/language.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import type { BookedVisit } from './booked-visit.ts';
import { printableName } from './printable-name.ts';

interface TypedDetail {
  readonly label: Readonly<Record<TourLanguage, string>>;
  /** '' when the detail was left out or must not be repeated. */
  readonly value: (booking: BookedVisit) => string;
}

const details: readonly TypedDetail[] = [
  {
    label: { English: 'Booked by', French: 'Au nom de' },
    value: ({ firstName, lastName }) => printableName(firstName, lastName),
  },
];

/** Labels in the guest's language, and values, in the order of the email. */
export const typedDetails = (booking: BookedVisit): readonly { label: string; value: string }[] =>
  details
    .map(({ label, value }) => ({ label: label[languageOfMessages(booking)], value: value(booking) }))
    .filter(({ value }) => value !== '');
