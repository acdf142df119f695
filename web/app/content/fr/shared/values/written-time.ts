import type * as english from '#shared/values/written-time.ts';
import { frenchDate, frenchTime } from '#shared/visits/french-dates.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const portVilaTimeNote = 'heure de Port‑Vila (UTC+11)';

export const formatDate: Same<'formatDate'> = frenchDate;

export const timeLabel: Same<'timeLabel'> = frenchTime;

export const hourLabel: Same<'hourLabel'> = frenchTime;
