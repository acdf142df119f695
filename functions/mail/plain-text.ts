import { business } from '../../shared/content/business.ts';
import { isolatedName } from './printable-name.ts';
import type { VisitFacts } from './visit-facts.ts';

/** The mail for those who read plain text: everything the HTML says, in the same order. */
export function plainText(facts: VisitFacts): string {
  const { words, notice, booking } = facts;
  const { labels } = words;
  const paying =
    facts.kind !== 'cancellation' ? [words.labelled(labels.toPay, `${facts.total}. ${words.payments}`)] : [];
  return [
    notice.heading[booking.tourType],
    notice.lead(isolatedName(facts.greetingName), booking.tourType),
    [
      words.labelled(labels.when, `${facts.date}, ${facts.timeAndZone}`),
      words.labelled(labels.tour, facts.what),
      words.labelled(labels.guests, facts.guests),
      ...(facts.fullName === '' ? [] : [words.labelled(labels.bookedBy, isolatedName(facts.fullName))]),
      words.labelled(labels.reference, booking.reference),
      ...(facts.reason === undefined ? [] : [words.labelled(labels.reason, facts.reason)]),
      ...paying,
    ],
    words.shipClocks,
    [words.labelled(notice.action, '').trimEnd(), facts.link],
    notice.actionNote,
    ...facts.passages.map(({ heading, paragraphs }) => [heading, ...paragraphs]),
    [words.findingUs, ...facts.addressLines, words.labelled(labels.phone, business.phones.join(', '))],
    words.reply,
  ]
    .map((part) => (typeof part === 'string' ? part : part.join('\n')))
    .join('\n\n')
    .concat('\n');
}
