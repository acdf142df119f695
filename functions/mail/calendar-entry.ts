import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { minutesOfStart } from '../../shared/booking/slots.ts';
import { tours } from '../../shared/booking/tours.ts';
import { business } from '../../shared/content/business.ts';
import { instantAt } from '../../shared/values/port-vila-time.ts';
import type { VisitFacts } from './visit-facts.ts';

/** A calendar file and the iTIP method that its content type has to name. */
export interface CalendarEntry {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/**
 * The visit for the guest's calendar (RFC 5545, RFC 5546).
 *
 * REQUEST and not PUBLISH, because calendars withdraw by themselves only what came as a request: the CANCEL
 * that follows finds it by its UID and its higher SEQUENCE. The guest is on it as having accepted and is not asked
 * to reply. UID is made of the booking's id, never of the reference, which opens the booking. The entry is private,
 * since people share their calendars.
 *
 * Times are written in UTC, so that no client needs zone data; the hour in Port Vila stands in the text.
 *
 * @param sender address that the mail comes from, named as acting for the organizer where it is another one
 * @param now when the entry is made (DTSTAMP)
 */
export function calendarEntry(facts: VisitFacts, sender: string, now: Date): CalendarEntry {
  const { booking, words } = facts;
  const method = facts.kind !== 'cancellation' ? 'REQUEST' : 'CANCEL';
  const organizer = business.emails.bookings;
  const startsAt = instantAt(booking.date, minutesOfStart(booking.time));
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: business.name, product: 'Bookings', language: words.tag },
  });
  calendar.createEvent({
    id: calendarUid(booking.id),
    sequence: booking.sequence,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + tours[booking.tourType].minutes * 60_000),
    summary: `${facts.tour}, ${business.name}`,
    description: description(facts),
    location: facts.addressLines.join(', '),
    organizer: { name: business.name, email: organizer, ...(sender === organizer ? {} : { sentBy: sender }) },
    attendees: [{ email: inMailtoUri(booking.email), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    status: facts.kind !== 'cancellation' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.OPAQUE,
    ...(facts.kind !== 'cancellation' ? { url: facts.link } : {}),
  });
  return { method, content: `${calendar.toString()}\r\n` };
}

/** Stays the same for all mails about a booking, so that a calendar finds the entry again. */
function calendarUid(bookingId: string): string {
  return `${bookingId}@${new URL(business.siteUrl).hostname}`;
}

function description(facts: VisitFacts): string {
  const { words, booking } = facts;
  const { labels } = words;
  const lines = [`${facts.date}, ${facts.timeAndZone}`, words.shipClocks];
  if (facts.kind !== 'cancellation') {
    lines.push(
      `${facts.what}, ${facts.guests}`,
      words.labelled(labels.toPay, facts.total),
      words.labelled(labels.reference, booking.reference),
      words.labelled(facts.notice.action, facts.link),
    );
  }
  return [...lines, words.labelled(labels.phone, business.phones.join(', '))].join('\n');
}

/** Characters that an address may hold and a mailto URI may not (RFC 6068 §2). */
function inMailtoUri(email: string): string {
  return email.replace(/[%/?#&=^`{|}]/g, encodeURIComponent);
}
