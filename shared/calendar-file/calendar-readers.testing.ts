import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import type { CalendarEntry } from './calendar-entry.ts';

/** A calendar event as parsed. */
export interface ParsedEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly location: string;
  readonly text: string;
}

/** Two independent libraries, each of which parses the only event of a calendar file. */
export const calendarReaders: readonly (readonly [name: string, read: (content: string) => ParsedEvent])[] = [
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
];

/** The fields of an entry that the readers return. */
export const toParsedEvent = (entry: CalendarEntry): ParsedEvent => ({
  uid: entry.uid,
  sequence: entry.sequence,
  startsAt: entry.startsAt,
  endsAt: entry.endsAt,
  title: entry.title,
  location: entry.location,
  text: entry.text,
});

export function readByIcalJs(content: string): ParsedEvent {
  const [component, ...others] = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent');
  if (component === undefined || others.length > 0) throw new Error('Expected exactly one event');
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    sequence: Number(event.sequence),
    startsAt: event.startDate.toJSDate(),
    endsAt: event.endDate.toJSDate(),
    title: event.summary,
    location: event.location,
    text: event.description ?? '',
  };
}

function readByNodeIcal(content: string): ParsedEvent {
  const [event, ...others] = Object.values(nodeIcal.sync.parseICS(content)).filter(
    (component) => component?.type === 'VEVENT',
  );
  if (event?.type !== 'VEVENT' || others.length > 0) throw new Error('Expected exactly one event');
  return {
    uid: event.uid,
    sequence: Number(event.sequence),
    startsAt: new Date(event.start),
    endsAt: new Date(event.end ?? Number.NaN),
    title: String(event.summary),
    location: String(event.location),
    text: String(event.description),
  };
}
