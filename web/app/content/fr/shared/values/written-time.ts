import type * as english from '#shared/values/written-time.ts';
import { frenchDate, frenchTime } from '#shared/visits/french-dates.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

export const portVilaTimeNote = 'heure de Port‑Vila (UTC+11)';

export const formatDate: SameType<'formatDate'> = frenchDate;

export const timeLabel: SameType<'timeLabel'> = frenchTime;

export const hourLabel: SameType<'hourLabel'> = frenchTime;
