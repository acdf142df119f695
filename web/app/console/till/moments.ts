import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';

const at = (seconds: number): Date => new Date(seconds * 1000);

/** `5:14 PM`, in Port Vila. */
export const formatTime = (seconds: number): string => timeLabel(minutesOf(at(seconds)));

/** `Thu 10 Dec 2026, 5:14 PM`. */
export const formatMoment = (seconds: number): string =>
  `${formatDate(dateOf(at(seconds)), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })}, ${formatTime(seconds)}`;

/** `Thursday 10 December 2026`. */
export const formatDay = (seconds: number): string => formatDate(dateOf(at(seconds)));
