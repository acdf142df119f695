import { findingCopy as copy } from '#app/content/staff/scan-copy.ts';
import { partyCopy, startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { slots } from '#shared/booking/slots.ts';
import { shortName } from '#shared/staff/parties/short-name.ts';
import { isChangedSince } from '#shared/ticket/judge-ticket.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { longDay, momentOf, timeOf } from '../../today/view/time-words.ts';
import type { Finding } from '../door-party.ts';

export interface FindingWords {
  readonly tone: 'good' | 'warning' | 'stop';
  readonly tag: string;
  readonly name: string;
  readonly isCrossedOut: boolean;
  /** `2 guests, 3:00 PM Tour`. */
  readonly guests: string;
  readonly lines: readonly string[];
  readonly foot: string | undefined;
}

export interface FindingContext {
  readonly now: Date;
  /** The start on screen, and the places that it has left as far as the device knows. */
  readonly startOnScreen?: { readonly tourId: number; readonly places: string } | undefined;
  readonly nameOf: (person: string) => string | undefined;
  /** Id of this device. */
  readonly device: string | undefined;
}

/** `3:00 PM Tour`. */
export function startWords(tourId: number): string {
  const slot = slots[tourId];
  return slot === undefined ? '' : `${startTimes.whole(slot.time)} ${tourNames[slot.type]}`;
}

/** `3:00 PM`. */
export const startTimeOf = (tourId: number): string => {
  const slot = slots[tourId];
  return slot === undefined ? '' : startTimes.whole(slot.time);
};

/** `3:00`, for a button. */
export const shortTimeOf = (tourId: number): string => {
  const slot = slots[tourId];
  return slot === undefined ? '' : startTimes.short(slot.time);
};

/** A time, with the day if it was not today. */
const formatSince = (seconds: number, now: Date): string =>
  dateOf(new Date(seconds * 1000)) === dateOf(now) ? timeOf(seconds) : momentOf(seconds);

/** The name of a party; three letters of it if only the ticket is known. */
export function nameOfFinding({ party, statement }: Finding): string {
  if (party === undefined) return `${statement?.initials ?? ''} …`;
  return shortName(party) ?? partyCopy.nameless[party.source];
}

/** The text of the slip about a ticket, in the order in which the slip shows it. */
export function wordsOf(
  finding: Finding,
  { now, startOnScreen, nameOf, device }: FindingContext,
): FindingWords {
  const { kind, booked, state, asOf, arrival } = finding;
  const listTime = asOf === undefined ? undefined : formatSince(asOf, now);
  const start = startWords(booked.tourId);
  const day = longDay(booked.date as CalendarDate);
  const due = copy.toPay(state.outstandingVuv);
  const notes = state.notes.map(({ text }) => copy.note(text));
  const someArrived =
    state.here > 0 && state.here < booked.guests ? [copy.someHere(state.here, booked.guests)] : [];
  const slipWith = (
    tone: FindingWords['tone'],
    tag: string,
    lines: readonly string[],
    foot?: string,
  ): FindingWords => ({
    tone,
    tag,
    name: nameOfFinding(finding),
    isCrossedOut: kind === 'cancelled',
    guests: copy.guests(booked.guests, start),
    lines,
    foot,
  });
  switch (kind) {
    case 'good':
      return slipWith(
        'good',
        isChangedSince(finding) ? copy.changed(listTime ?? '') : copy.good(listTime ?? ''),
        [...someArrived, [due, ...notes].join(' ')],
      );
    case 'unlisted':
      return slipWith('good', copy.unlisted, [`${due} ${copy.bookedAfter(listTime)}`], copy.byCode);
    case 'here': {
      const admittedBy = (arrival && nameOf(arrival.by)) ?? copy.somebody;
      const isAll = arrival?.guests === booked.guests;
      const isOnThisDevice = arrival !== undefined && arrival.on === device;
      return slipWith(
        'warning',
        copy.here(formatSince(arrival?.at ?? 0, now)),
        [copy.arrivedBy(admittedBy, arrival?.guests ?? state.here, isAll, isOnThisDevice)],
        copy.elseHolds,
      );
    }
    case 'other-start':
      return slipWith('warning', copy.otherStart(start), [
        ...someArrived,
        [due, ...notes].join(' '),
        ...(startOnScreen ? [startOnScreen.places] : []),
      ]);
    case 'other-day':
      return slipWith(
        'warning',
        copy.otherDay(day),
        startOnScreen ? [startOnScreen.places] : [],
        copy.staysBooked(day),
      );
    case 'cancelled':
      return slipWith(
        'stop',
        copy.cancelled(listTime ?? ''),
        [[copy.cancelledHint, startOnScreen?.places].filter(Boolean).join(' ')],
        copy.neverCancelled,
      );
    case 'left-list':
      return slipWith('stop', copy.leftList(listTime ?? ''), [copy.leftListHint]);
  }
}
