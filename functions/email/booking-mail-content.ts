import { shipsOn } from '#shared/booking/ship-days.ts';
import type { ShipCall } from '#shared/booking/ship-fit.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { bookingLink } from '#shared/calendar-file/calendar-entry.ts';
import { type FormattedVisit, formatVisit } from '#shared/visits/format-visit.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import type { BookedVisit, BookingMailKind } from './booked-visit.ts';
import type { BookingMailWords, MailLocale, Passage } from './locales/locale.ts';
import { localeOf } from './locales/locale-of.ts';
import { shipPhrases } from './locales/ship-phrases.ts';
import { type OfferedVisit, offeredVisits } from './offered-visits.ts';
import { printableName } from './printable-name.ts';
import { shipPassage, shipWarningSentences } from './ship-passage.ts';

/**
 * The content of an email about a booking, as texts in the guest's language: the single source of HTML and plain text, so
 * that they cannot differ. Times are in Port Vila time.
 */
export interface BookingMailContent extends FormattedVisit {
  readonly kind: BookingMailKind;
  readonly words: MailLocale;
  readonly notice: BookingMailWords;
  readonly booking: BookedVisit;
  /** Undefined for a cancellation, and if no ticket was issued. */
  readonly ticket: MailedTicket | undefined;
  /** Minutes since midnight. */
  readonly startMinutes: number;
  /** Name for the greeting, '' when it must not be repeated. */
  readonly greetingName: string;
  readonly reason: string | undefined;
  /** Links to the booking, or for a cancellation to the calendar of tours. Opening it changes nothing. */
  readonly link: string;
  readonly passages: readonly Passage[];
  /** Other starts that the distillery offers; empty when there are none. */
  readonly offers: readonly OfferedVisit[];
  /** Ship times that are tight or impossible on this day; undefined when there are none. */
  readonly shipWarning: { readonly heading: string; readonly sentences: readonly string[] } | undefined;
}

/** The ticket of the guests. `picture` is the `cid:` address of the code. */
export interface MailedTicket {
  readonly letters: string;
  readonly picture: string | undefined;
}

/**
 * @param siteUrl origin of the site without a trailing slash
 * @param now starts that are past their cut-off at this time are not offered
 * @param calls ships on the day of the visit; by default those in the list of ships
 */
export function bookingMailContent(
  kind: BookingMailKind,
  booking: BookedVisit,
  siteUrl: string,
  now: Date,
  calls: readonly ShipCall[] = shipsOn(booking.date),
  ticket?: MailedTicket,
): BookingMailContent {
  const language = languageOfMessages(booking);
  const words = localeOf(language);
  const reason = kind === 'cancellation' ? booking.closedReason : undefined;
  const notice = reason === undefined ? words[kind] : words.closure;
  const ships = kind === 'cancellation' ? undefined : shipPassage(booking, calls);
  const warnings = kind === 'cancellation' ? [] : shipWarningSentences(booking, calls);
  return {
    ...formatVisit(booking),
    kind,
    words,
    notice,
    booking,
    ticket: kind === 'cancellation' ? undefined : ticket,
    startMinutes: minutesOfStart(booking.time),
    greetingName: printableName(booking.firstName),
    reason,
    link:
      kind !== 'cancellation'
        ? bookingLink(booking.reference, siteUrl, words)
        : `${siteUrl}${words.pages}/tours`,
    shipWarning:
      warnings.length === 0 ? undefined : { heading: shipPhrases[language].heading, sentences: warnings },
    passages: [...(ships ? [ships] : []), ...notice.passages(booking.tourType)],
    offers: reason === undefined ? [] : offeredVisits(booking, siteUrl, now),
  };
}
