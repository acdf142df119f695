import type { DayBookings } from '#shared/booking/availability.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { findCachedDay, findDay } from './find-day.ts';
import { type Request, type RequestState, useRequest } from './use-request.ts';

/** Bookings of a day. After a failure every slot counts as free (specification §7). */
export type DayState = RequestState<DayBookings>;

const requestWith =
  (find: typeof findDay) =>
  (date: CalendarDate | undefined): Request<DayBookings> =>
    useRequest(date, (signal) => find(date as CalendarDate, { signal }), { failureEvent: 'day-not-loaded' });

/** The current bookings of a day, for forms. */
export const useDay = requestWith(findDay);

/** The cached bookings of a day, for pages with many visitors. */
export const useCachedDay = requestWith(findCachedDay);
