import type { TourLanguage } from '#shared/booking/language.ts';
import { bookingLink } from '#shared/calendar-file/calendar-entry.ts';
import { formatVisit, type Visit } from '#shared/visits/format-visit.ts';
import { withMessageLanguage } from '#shared/visits/message-language.ts';
import { bookingListMail, type ListedBooking } from './booking-list-mail.tsx';
import { localeOf } from './locales/locale-of.ts';
import type { MessageParts } from './mime-message.ts';
import { printableName } from './printable-name.ts';

/** Gmail cuts off emails longer than 102 kB; a booking takes up to three. */
export const maxListed = 30;
/** Maximum per last name, so that bookings under other names are listed too. */
export const maxPerName = 20;

type BookedVisit = Visit & {
  readonly reference: string;
  readonly lastName: string;
  /** Epoch seconds. */
  readonly bookedAt: number;
};

/**
 * The references of bookings by last name, each with its link. Contains nothing from the request, since anyone can make one.
 */
export function referencesMail(
  bookings: readonly BookedVisit[],
  language: TourLanguage,
  siteUrl: string,
): MessageParts {
  const words = localeOf(language);
  const { lastName, more, objection, ...copy } = words.references;
  const entries = chooseBookings(bookings).map((booking) => {
    const { details, link } = listedBooking(booking, language, siteUrl);
    const name = printableName(booking.lastName);
    return { details: name === '' ? details : [{ label: lastName, value: name }, ...details], link };
  });
  const note = bookings.length > entries.length ? more : undefined;
  return { ...bookingListMail(words, copy, entries, objection, note), attachments: [] };
}

/**
 * Chooses the bookings that the email lists, and groups them by last name. Takes them in turn from each last name,
 * earliest bookings first: bookings that a stranger makes under this address cannot push out the guest's.
 */
function chooseBookings(bookings: readonly BookedVisit[]): readonly BookedVisit[] {
  const names = new Map<string, BookedVisit[]>();
  for (const booking of bookings) {
    const name = booking.lastName.trim().toLowerCase();
    names.set(name, [...(names.get(name) ?? []), booking]);
  }
  const rankedBookings = [...names.values()].flatMap((nameBookings) =>
    nameBookings
      .toSorted((a, b) => a.bookedAt - b.bookedAt)
      .slice(0, maxPerName)
      .map((booking, rank) => ({ booking, turn: rank })),
  );
  const chosenBookings = new Set(
    rankedBookings
      .toSorted((a, b) => a.turn - b.turn)
      .slice(0, maxListed)
      .map(({ booking }) => booking),
  );
  return [...names.values()].flat().filter((booking) => chosenBookings.has(booking));
}

/** A booking as the emails of confirmations and of references list it. */
export function listedBooking(
  booking: Visit & { readonly reference: string },
  language: TourLanguage,
  siteUrl: string,
): ListedBooking {
  const words = localeOf(language);
  const { what, date, timeAndZone, guests } = formatVisit(withMessageLanguage(booking, language));
  return {
    details: [
      { label: words.labels.reference, value: booking.reference },
      { label: words.labels.when, value: `${date}, ${timeAndZone}` },
      { label: words.labels.tour, value: what },
      { label: words.labels.guests, value: guests },
    ],
    link: bookingLink(booking.reference, siteUrl, words),
  };
}
