import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarEntry } from '#shared/calendar-file/calendar-entry.ts';
import { business } from '#shared/content/business.ts';

/** A calendar file and the iTIP method for its content type. */
export interface CalendarInvitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/**
 * The calendar entry of a visit for an email (RFC 5545, RFC 5546).
 *
 * REQUEST instead of PUBLISH: calendars honour a later CANCEL, matched by UID and higher SEQUENCE, only for entries
 * that came as a request. The guest is listed as accepted and is not asked to reply. The entry is private, because
 * people share their calendars.
 *
 * Times are in UTC, so that clients need no time-zone data; the text names the hour in Port Vila.
 *
 * @param about.sender address the email comes from; listed as acting for the organizer (SENT-BY) when it differs
 * @param about.now time of creation (DTSTAMP)
 */
export function calendarInvitation(
  entry: CalendarEntry,
  method: CalendarInvitation['method'],
  about: { guest: string; sender: string; now: Date },
): CalendarInvitation {
  const organizer = business.emails.bookings;
  const sentBy = about.sender === organizer ? {} : { sentBy: about.sender };
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: business.name, product: 'Bookings', language: entry.languageTag },
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: about.now,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.title,
    description: entry.text,
    location: entry.location,
    organizer: { name: business.name, email: organizer, ...sentBy },
    attendees: [{ email: inMailtoUri(about.guest), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    status: method === 'REQUEST' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.OPAQUE,
    ...(entry.link === undefined ? {} : { url: entry.link }),
  });
  return { method, content: `${calendar.toString()}\r\n` };
}

/** Characters allowed in an address but not in a mailto URI (RFC 6068 §2). */
function inMailtoUri(email: string): string {
  return email.replace(/[%/?#&=^`{|}]/g, encodeURIComponent);
}
