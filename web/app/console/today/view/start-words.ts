import { startCopy, startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { StartView } from './start-view.ts';

/** `2:00 PM Tour`. */
export const startName = ({ slot }: Pick<StartView, 'slot'>): string =>
  `${startTimes.whole(slot.time)} ${tourNames[slot.type]}`;

/** `2:00 PM Tour`, the start of a party. */
export const startNameOf = ({ time, tourType }: Pick<Party, 'time' | 'tourType'>): string =>
  `${startTimes.whole(time)} ${tourNames[tourType]}`;

export interface CountInWords {
  readonly text: string;
  /** The figure before the text, shown large. */
  readonly figure?: string;
  readonly hasUnpaidGuests?: boolean;
}

/** The progress of a start: to come, here, to pay, paid. */
export function countOf(start: StartView, now: Date): CountInWords {
  const { booked, joined, here, paidGuests, unpaidGuests, closed, endsAt } = start;
  if (closed && booked === 0) return { text: startCopy.closed };
  if (booked === 0) return { text: endsAt < now ? startCopy.empty : startCopy.emptyYet };
  if (here === 0) return { text: startCopy.toCome(booked) };
  if (start.missing > 0) return { figure: String(here), text: `${startCopy.of(booked)} ${startCopy.here}` };
  if (joined > 0) return { figure: String(here), text: startCopy.joined(joined) };
  if (unpaidGuests > 0 && paidGuests < here)
    return { text: startCopy.owing(unpaidGuests), hasUnpaidGuests: true };
  return { text: startCopy.allPaid(here) };
}

/** Whether a start is on a later day. */
export const isOnLaterDay = ({ startsAt }: Pick<StartView, 'startsAt'>, now: Date): boolean =>
  dateOf(startsAt) > dateOf(now);

export interface Punctuality {
  readonly text: string;
  readonly isLate: boolean;
}

const minute = 60_000;

/** `in 4 min`, `began 9 min ago` while guests are missing, `running`, `over`; undefined on another day. */
export function punctualityOf(start: StartView, now: Date): Punctuality | undefined {
  const minutes = Math.ceil((start.startsAt.getTime() - now.getTime()) / minute);
  if (minutes > 12 * 60) return undefined;
  if (minutes > 0) return { text: startCopy.inMinutes(minutes), isLate: false };
  if (now > start.endsAt) return { text: startCopy.over, isLate: false };
  if (minutes === 0) return { text: startCopy.now, isLate: false };
  return start.missing > 0
    ? { text: startCopy.late(-minutes), isLate: true }
    : { text: startCopy.running, isLate: false };
}
