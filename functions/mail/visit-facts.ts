import { minutesOfStart } from '../../shared/booking/slots.ts';
import { business } from '../../shared/content/business.ts';
import type { BookedVisit, NoticeKind } from './booked-visit.ts';
import { printableName } from './printable-name.ts';
import { shipPassage } from './ship-passage.ts';
import type { MailWords, NoticeWords, Passage } from './words/mail-words.ts';
import { wordsIn } from './words/words-in.ts';

/**
 * A visit in words of the guest's language: the one source of the HTML, the plain text and the calendar entry,
 * so that they cannot differ. Times are Port Vila's.
 */
export interface VisitFacts {
  readonly kind: NoticeKind;
  readonly words: MailWords;
  readonly notice: NoticeWords;
  readonly booking: BookedVisit;
  /** Minutes since midnight. */
  readonly startMinutes: number;
  readonly tour: string;
  readonly date: string;
  readonly time: string;
  /** `2:00 PM, Port Vila time (UTC+11)`. */
  readonly timeAndZone: string;
  /** What, how long, in which language. */
  readonly what: string;
  readonly guests: string;
  readonly total: string;
  /** Name for the greeting, '' when it cannot be repeated; the same for the full name. */
  readonly greetingName: string;
  readonly fullName: string;
  /** Why the house cancelled. */
  readonly reason: string | undefined;
  /** Opens the booking for a confirmation, the calendar of tours for a cancellation. Changes nothing by itself. */
  readonly link: string;
  readonly addressLines: readonly string[];
  /** What else to know. */
  readonly passages: readonly Passage[];
}

/** @param siteUrl origin of the site without a slash at its end */
export function visitFacts(kind: NoticeKind, booking: BookedVisit, siteUrl: string): VisitFacts {
  const words = wordsIn(booking.preferredLanguage);
  const { address } = business;
  const reason = kind === 'cancellation' ? booking.closedReason : undefined;
  const startMinutes = minutesOfStart(booking.time);
  const time = words.time(startMinutes);
  const notice = reason === undefined ? words[kind] : words.closure;
  const ships = kind === 'cancellation' ? undefined : shipPassage(booking);
  return {
    kind,
    words,
    notice,
    booking,
    startMinutes,
    tour: words.tour[booking.tourType],
    date: words.date(booking.date),
    time,
    timeAndZone: `${time}, ${words.zone}`,
    what: `${words.tour[booking.tourType]}, ${words.duration[booking.tourType]}, ${words.spoken}`,
    guests: words.guests(booking.guestCount),
    total: words.vuv(booking.totalPrice),
    greetingName: printableName(booking.firstName),
    fullName: printableName(booking.firstName, booking.lastName),
    reason,
    link:
      kind !== 'cancellation'
        ? `${siteUrl}/tours/confirmed?ref=${encodeURIComponent(booking.reference)}`
        : `${siteUrl}/tours`,
    addressLines: [
      business.name,
      address.street,
      `${address.locality}, ${address.region}, ${address.country}, ${address.postalCode}`,
      business.landmark,
    ],
    passages: [...(ships ? [ships] : []), ...notice.passages(booking.tourType)],
  };
}
