import { endOf, startOf } from '../booking/start-and-end.ts';
import { business } from '../content/business.ts';
import { formatVisit, type Visit } from '../visits/format-visit.ts';
import type { VisitPhrases } from '../visits/visit-phrases.ts';

/** A visit with the id and version of its calendar entry. */
export interface VisitOnRecord extends Visit {
  /** Permanent id of the booking; grants nothing. */
  readonly id: string;
  /** 0 when booked, incremented by each change. */
  readonly sequence: number;
  readonly reference: string;
}

/**
 * The entry of a visit in the guest's calendar (RFC 5545), in emails and on the page. Calendars merge the copies by
 * `uid` and `sequence`.
 */
export interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly location: string;
  /** Lines separated by `\n`; the first has the time in Port Vila. */
  readonly text: string;
  /** Opens the booking; undefined when the visit is cancelled. */
  readonly link: string | undefined;
  /** BCP 47. */
  readonly languageTag: string;
}

/**
 * Builds the calendar entry of a visit in the guest's language. The UID is derived from the booking's id, never from
 * the reference, which opens the booking.
 *
 * @param siteUrl origin of the site without trailing slash
 * @param isCancelled whether the visit is cancelled
 */
export function calendarEntry(visit: VisitOnRecord, siteUrl: string, isCancelled = false): CalendarEntry {
  const formatted = formatVisit(visit);
  const { words } = formatted;
  const { labels, labelled } = words;
  const link = isCancelled ? undefined : bookingLink(visit.reference, siteUrl, words);
  return {
    uid: `${visit.id}@${new URL(business.siteUrl).hostname}`,
    sequence: visit.sequence,
    startsAt: startOf(visit.date, visit.time),
    endsAt: endOf(visit.date, visit.time, visit.tourType),
    title: `${formatted.tour}, ${business.name}`,
    location: formatted.addressLines.join(', '),
    text: [
      `${formatted.date}, ${formatted.timeAndZone}`,
      words.shipClocks,
      ...(link === undefined
        ? []
        : [
            `${formatted.what}, ${formatted.guests}`,
            labelled(labels.toPay, formatted.total),
            labelled(labels.reference, visit.reference),
            labelled(labels.booking, link),
          ]),
      labelled(labels.phone, business.phones.join(', ')),
    ].join('\n'),
    link,
    languageTag: words.tag,
  };
}

/** URL of the booking page in the language of the message. Opening it changes nothing. */
export const bookingLink = (
  reference: string,
  siteUrl: string,
  { pages }: Pick<VisitPhrases, 'pages'>,
): string => `${siteUrl}${pages}/tours/confirmed?ref=${encodeURIComponent(reference)}`;
