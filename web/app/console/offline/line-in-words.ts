import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { lineCopy as copy } from '#app/content/staff/offline-copy.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { timeOf } from '../today/view/time-words.ts';
import type { NetworkView } from './network-view.ts';

export interface LineInWords {
  readonly strong: string;
  readonly text: string;
  readonly count: { readonly figure: number; readonly word: string; readonly isSent: boolean } | undefined;
  /** Whether the console was opened offline, so that colleagues may not know what works. */
  readonly isCold: boolean;
}

const daySeconds = 86_400;

const dateAt = (seconds: number): CalendarDate => dateOf(new Date(seconds * 1000));

/** `2:10 PM`, or on another day `Tuesday 2:10 PM`. */
export function dayTimeOf(seconds: number, now: Date): string {
  const date = dateAt(seconds);
  const weekday = date === dateOf(now) ? '' : `${formatDate(date, { weekday: 'long' })} `;
  return `${weekday}${timeOf(seconds)}`;
}

/** `34 minutes`, `5 hours`. */
export const lengthOf = (seconds: number): string =>
  seconds < 3600 ? copy.minutes(Math.floor(seconds / 60)) : copy.hours(Math.floor(seconds / 3600));

/** The age of a list. Empty below a minute; in calendar days from one day on. */
export function ageOf(seconds: number, now: Date): string {
  const age = Math.max(now.getTime() / 1000 - seconds, 0);
  if (age < 60) return '';
  if (age < daySeconds) return lengthOf(age);
  return copy.days((Date.parse(dateOf(now)) - Date.parse(dateAt(seconds))) / (daySeconds * 1000));
}

/** Whether a list is so old that later bookings are likely to be missing. */
export const isOld = (asOf: number, now: Date): boolean => now.getTime() / 1000 - asOf >= daySeconds;

/** The line below the bar; undefined if there is nothing to say. */
export function lineInWords(view: NetworkView, now: Date, device: DeviceWord): LineInWords | undefined {
  const { status, kept, sent = 0, total = 0 } = view;
  const isCold = false;
  switch (status) {
    case 'online':
      return undefined;
    case 'sent':
      return {
        strong: copy.sent(total),
        text: copy.asOfNow,
        count: { figure: total, word: copy.isSent, isSent: true },
        isCold,
      };
    case 'sending':
      return view.isUpdateWaiting
        ? {
            strong: copy.update,
            text: copy.updateWaits(total - sent),
            count: { figure: total - sent, word: copy.ofWait(total), isSent: false },
            isCold,
          }
        : {
            strong: copy.back,
            text: copy.sending,
            count: { figure: sent, word: copy.ofSent(total), isSent: false },
            isCold,
          };
    case 'offline':
      return {
        ...describeOffline(view, now, device),
        count: kept > 0 ? { figure: kept, word: copy.keptHere, isSent: false } : undefined,
      };
  }
}

function describeOffline({ since, openedAt, asOf }: NetworkView, now: Date, device: DeviceWord) {
  const listedAt = asOf ?? since ?? now.getTime() / 1000;
  const offlineSince = dayTimeOf(since ?? listedAt, now);
  const listTime = dayTimeOf(listedAt, now);
  if (isOld(listedAt, now))
    return {
      strong: copy.old(offlineSince, ageOf(listedAt, now)),
      text: copy.later(listTime),
      isCold: false,
    };
  if (openedAt !== undefined && asOf !== undefined)
    return {
      strong: copy.cold(dayTimeOf(openedAt, now), listTime, ageOf(asOf, now)),
      text: `${copy.kept(device)} ${copy.colleagues(listTime)}`,
      isCold: true,
    };
  return { strong: copy.offline(offlineSince), text: copy.kept(device), isCold: false };
}
