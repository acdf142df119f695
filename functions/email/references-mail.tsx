import type { TourLanguage } from '../../shared/booking/language.ts';
import { bookingLink } from '../../shared/calendar-file/calendar-entry.ts';
import { formatVisit, type Visit } from '../../shared/visits/format-visit.ts';
import { writtenIn } from '../../shared/visits/message-language.ts';
import { bookingListMail, type ListedBooking } from './booking-list-mail.tsx';
import { localeOf } from './locales/locale-of.ts';
import type { MessageParts } from './mime-message.ts';

/** More would be cut off by mail programs. */
export const mostListed = 20;

type BookedVisit = Visit & {
  readonly reference: string;
  readonly lastName: string;
  /** Epoch seconds. */
  readonly bookedAt: number;
};

/** The references of bookings, each with its link. Contains nothing of the request, which anyone can make. */
export function referencesMail(
  bookings: readonly BookedVisit[],
  language: TourLanguage,
  siteUrl: string,
): MessageParts {
  const words = localeOf(language);
  const { more, objection, ...said } = words.references;
  const listed = inTurnByName(bookings).map((booking) => listedBooking(booking, language, siteUrl));
  const note = bookings.length > listed.length ? more : undefined;
  return { ...bookingListMail(words, said, listed, objection, note), attachments: [] };
}

/**
 * As many as are listed, in their order: chosen in turn by last name, and under a name those first that were booked
 * first. Bookings that a stranger makes under this address do not push out the guest's own.
 */
function inTurnByName(bookings: readonly BookedVisit[]): readonly BookedVisit[] {
  const turns = new Map<string, number>();
  const byTurn = bookings
    .toSorted((a, b) => a.bookedAt - b.bookedAt)
    .map((booking) => {
      const name = booking.lastName.trim().toLowerCase();
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      return { booking, turn };
    })
    .toSorted((a, b) => a.turn - b.turn);
  const listed = new Set(byTurn.slice(0, mostListed).map(({ booking }) => booking));
  return bookings.filter((booking) => listed.has(booking));
}

/** A booking as both mails list it. */
export function listedBooking(
  booking: Visit & { readonly reference: string },
  language: TourLanguage,
  siteUrl: string,
): ListedBooking {
  const words = localeOf(language);
  const { what, date, timeAndZone, guests } = formatVisit(writtenIn(booking, language));
  return {
    facts: [
      { label: words.labels.reference, value: booking.reference },
      { label: words.labels.when, value: `${date}, ${timeAndZone}` },
      { label: words.labels.tour, value: what },
      { label: words.labels.guests, value: guests },
    ],
    link: bookingLink(booking.reference, siteUrl, words),
  };
}
