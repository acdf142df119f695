import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

/** `9 Dec`, in Port Vila. */
export const shortDay = (seconds: number): string =>
  formatDate(dateOf(new Date(seconds * 1000)), { day: 'numeric', month: 'short' });
