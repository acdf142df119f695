import type * as english from '#app/content/staff/short-day.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

export const shortDay: (typeof english)['shortDay'] = (seconds) =>
  formatDate(dateOf(new Date(seconds * 1000)), { day: 'numeric', month: 'short' });
