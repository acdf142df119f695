import { confirmPath } from '#shared/booking/confirm-path.ts';
import { isPastCutOff } from '#shared/booking/cut-off.ts';
import { minutesOfStart, slotById } from '#shared/booking/slots.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import type { BookedVisit } from './booked-visit.ts';
import { localeOf } from './locales/locale-of.ts';

/** A start that a guest is offered instead, in their language. */
export interface OfferedVisit {
  /** `Wednesday 25 November 2026, 10:00 AM, Port Vila time (UTC+11)`. */
  readonly dateAndTime: string;
  /** Tour and duration. */
  readonly tourAndDuration: string;
  /** Opens the booking form, filled in with the start, the guests and the language of the tour. */
  readonly link: string;
}

/** The starts offered to the guest of a closed one that can still be booked. */
export function offeredVisits(booking: BookedVisit, siteUrl: string, now: Date): readonly OfferedVisit[] {
  const words = localeOf(languageOfMessages(booking));
  const { guestCount: guests, preferredLanguage } = booking;
  return (booking.offered ?? []).flatMap(({ date, tourId }) => {
    const slot = slotById(tourId);
    if (slot === undefined || isPastCutOff(date, slot.time, now)) return [];
    return {
      dateAndTime: `${words.date(date)}, ${words.time(minutesOfStart(slot.time))}, ${words.zone}`,
      tourAndDuration: `${words.tour[slot.type]}, ${words.duration[slot.type]}`,
      link: `${siteUrl}${words.pages}${confirmPath(slot, date, { guests, preferredLanguage })}`,
    };
  });
}
