import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarEntry } from '../../shared/calendar-file/calendar-entry.ts';
import { business } from '../../shared/content/business.ts';

/** A calendar file and the iTIP method that its content type has to name. */
export interface CalendarInvitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/**
 * Writes the entry of a visit as the mails carry it (RFC 5545, RFC 5546).
 *
 * REQUEST and not PUBLISH, because calendars withdraw by themselves only what came as a request: the CANCEL
 * that follows finds it by its UID and its higher SEQUENCE. The guest is on it as having accepted and is not asked
 * to reply. The entry is private, since people share their calendars.
 *
 * Times are written in UTC, so that no client needs zone data; the hour in Port Vila stands in the text.
 *
 * @param about.sender address that the mail comes from, named as acting for the organizer where it is another one
 * @param about.now when the entry is made (DTSTAMP)
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

/** Characters that an address may hold and a mailto URI may not (RFC 6068 §2). */
function inMailtoUri(email: string): string {
  return email.replace(/[%/?#&=^`{|}]/g, encodeURIComponent);
}
