import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { business } from '#shared/content/business.ts';
import { mailContext, sampleVisit } from './booked-visit.testing.ts';
import { renderBookingMail } from './render-booking-mail.tsx';

const entry = (kind: Parameters<typeof renderBookingMail>[0], visit = sampleVisit()) =>
  renderBookingMail(kind, visit, mailContext).calendar;

const parseWithIcalJs = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('No event');
  return { calendar, component, event: new ICAL.Event(component) };
};
const parseWithNodeIcal = (content: string) => {
  const [event] = Object.values(nodeIcal.sync.parseICS(content)).filter((one) => one?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('No event');
  return event;
};

describe('the calendar entry of an email', () => {
  it('in a confirmation has the method REQUEST and is read as the same event by two parsers', () => {
    const { method, content } = entry('confirmation');
    const { calendar, component, event } = parseWithIcalJs(content);
    const other = parseWithNodeIcal(content);
    expect(method).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect([event.uid, other.uid]).toEqual(Array(2).fill('0123456789abcdef0123@www.example.com'));
    expect([event.sequence, Number(other.sequence)]).toEqual([0, 0]);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T03:00:00.000Z');
    expect(other.start.toISOString()).toBe('2026-11-24T03:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-24T04:00:00.000Z');
    expect(other.end?.toISOString()).toBe('2026-11-24T04:00:00.000Z');
    expect(event.summary).toBe('Tour and Tasting, Port Vila Rum Distillery');
    expect(event.location).toContain(business.landmark.English);
    expect(event.description).toContain('Tuesday 24 November 2026, 2:00 PM, Port Vila time (UTC+11)');
    expect(event.description).toBe(other.description);
    expect(event.organizer).toBe(`mailto:${business.emails.bookings}`);
    expect(event.attendees.map((guest) => guest.getParameter('partstat'))).toEqual(['ACCEPTED']);
    expect(event.attendees[0]?.getParameter('rsvp')).toBe('FALSE');
  });

  it('in a cancellation has the UID of the confirmation, the method CANCEL and a higher sequence', () => {
    const booked = parseWithIcalJs(entry('confirmation').content).event;
    const { method, content } = entry('cancellation', sampleVisit({ sequence: 1 }));
    const { calendar, component, event } = parseWithIcalJs(content);
    expect(method).toBe('CANCEL');
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.uid).toBe(booked.uid);
    expect(event.sequence).toBeGreaterThan(booked.sequence);
    expect(event.startDate.toJSDate()).toEqual(booked.startDate.toJSDate());
    expect(parseWithNodeIcal(content).status).toBe('CANCELLED');
  });

  it('in a reminder repeats the latest UID and sequence, so that calendars show the visit once', () => {
    const visit = sampleVisit({ sequence: 3 });
    const previous = parseWithIcalJs(entry('change', visit).content).event;
    const { method, content } = entry('reminder', visit);
    const { event } = parseWithIcalJs(content);
    expect(method).toBe('REQUEST');
    expect([event.uid, event.sequence]).toEqual([previous.uid, 3]);
    expect(event.startDate.toJSDate()).toEqual(previous.startDate.toJSDate());
    expect(content).toBe(entry('confirmation', visit).content);
  });

  it('lasts half an hour for a tasting', () => {
    const { event } = parseWithIcalJs(
      entry('confirmation', sampleVisit({ tourType: 'Cellar Door Tasting' })).content,
    );
    expect(event.duration.toSeconds()).toBe(30 * 60);
  });

  it('is private, and has a UID that does not reveal the reference', () => {
    const { component, event } = parseWithIcalJs(entry('confirmation').content);
    expect(event.uid).not.toContain('7K3Q');
    expect(component.getFirstPropertyValue('class')).toBe('PRIVATE');
  });

  it('folds lines at 75 octets and ends them with CRLF', () => {
    const { content } = entry('confirmation', sampleVisit({ preferredLanguage: 'French' }));
    const lines = content.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(content).not.toMatch(/(?<!\r)\n/);
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('contains no guest input but the email address, encoded as a URI', () => {
    const visit = sampleVisit({
      firstName: 'X\r\nATTENDEE:evil',
      lastName: 'Y;Z',
      email: "o'n%e+1&2@example.com",
    });
    const { content } = entry('confirmation', visit);
    const { event } = parseWithIcalJs(content);
    expect(content).not.toMatch(/evil|Y;Z/);
    expect(event.attendees).toHaveLength(1);
    expect(decodeURIComponent(String(event.attendees[0]?.getFirstValue()))).toMatch(
      /^mailto:o'n%e\+1&2@example\.com$/i,
    );
  });
});
