import { endOf, startOf } from '../booking/availability.ts';
import { business } from '../content/business.ts';
import { formatVisit, type Visit } from '../visits/format-visit.ts';

/** A visit with what tells its calendar entry from others and from earlier versions of itself. */
export interface VisitOnRecord extends Visit {
  /** Names the booking for good and opens nothing. */
  readonly id: string;
  /** 0 when booked, one more with each change. */
  readonly sequence: number;
  readonly reference: string;
}

/**
 * The entry of a visit in the guest's calendar (RFC 5545), whoever writes the file: the mail about it or the page.
 * A calendar that has both takes them for one, because `uid` and `sequence` are the same.
 */
export interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly location: string;
  /** Lines divided by `\n`; the hour in Port Vila stands in the first. */
  readonly text: string;
  /** Opens the booking; undefined when the visit is off. */
  readonly link: string | undefined;
  /** BCP 47. */
  readonly languageTag: string;
}

/**
 * Describes a visit for the guest's calendar, in the guest's language. The UID is made of the booking's id, never of
 * the reference, which opens the booking.
 *
 * @param siteUrl origin of the site without a slash at its end
 * @param isOff whether the visit is cancelled
 */
export function calendarEntry(visit: VisitOnRecord, siteUrl: string, isOff = false): CalendarEntry {
  const said = formatVisit(visit);
  const { words } = said;
  const { labels, labelled } = words;
  const link = isOff ? undefined : bookingLink(visit.reference, siteUrl);
  return {
    uid: `${visit.id}@${new URL(business.siteUrl).hostname}`,
    sequence: visit.sequence,
    startsAt: startOf(visit.date, visit.time),
    endsAt: endOf(visit.date, visit.time, visit.tourType),
    title: `${said.tour}, ${business.name}`,
    location: said.addressLines.join(', '),
    text: [
      `${said.date}, ${said.timeAndZone}`,
      words.shipClocks,
      ...(link === undefined
        ? []
        : [
            `${said.what}, ${said.guests}`,
            labelled(labels.toPay, said.total),
            labelled(labels.reference, visit.reference),
            labelled(labels.booking, link),
          ]),
      labelled(labels.phone, business.phones.join(', ')),
    ].join('\n'),
    link,
    languageTag: words.tag,
  };
}

/** The page of a booking. Opening it changes nothing. */
export const bookingLink = (reference: string, siteUrl: string): string =>
  `${siteUrl}/tours/confirmed?ref=${encodeURIComponent(reference)}`;
