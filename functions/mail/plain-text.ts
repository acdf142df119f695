import { business } from '../../shared/content/business.ts';
import { isolatedName } from './printable-name.ts';
import type { VisitFacts } from './visit-facts.ts';

/** The mail for those who read plain text: everything the HTML says, in the same order. */
export function plainText(facts: VisitFacts): string {
  const { words, notice, booking } = facts;
  const { labels } = words;
  const paying = facts.kind === 'confirmation' ? [`${labels.toPay}: ${facts.total}. ${words.payments}`] : [];
  return [
    notice.heading[booking.tourType],
    notice.lead(isolatedName(facts.greetingName), booking.tourType),
    [
      `${labels.when}: ${facts.date}, ${facts.timeAndZone}`,
      `${labels.tour}: ${facts.what}`,
      `${labels.guests}: ${facts.guests}`,
      ...(facts.fullName === '' ? [] : [`${labels.bookedBy}: ${isolatedName(facts.fullName)}`]),
      `${labels.reference}: ${booking.reference}`,
      ...paying,
    ],
    words.shipClocks,
    [`${notice.action}:`, facts.link],
    notice.actionNote,
    ...notice.passages(booking.tourType).map(({ heading, paragraphs }) => [heading, ...paragraphs]),
    [words.findingUs, ...facts.addressLines, `${labels.phone}: ${business.phones.join(', ')}`],
    words.reply,
  ]
    .map((part) => (typeof part === 'string' ? part : part.join('\n')))
    .join('\n\n')
    .concat('\n');
}
