import type { DayBookings } from '#shared/booking/availability.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { findDay } from './find-day.ts';
import { type Request, type RequestState, useRequest } from './use-request.ts';

/** Bookings of a day. After a failure every slot counts as free (specification §7). */
export type DayState = RequestState<DayBookings>;

export const useDay = (date: CalendarDate | undefined): Request<DayBookings> =>
  useRequest(date, (signal) => findDay(date as CalendarDate, { signal }), { failed: 'day-not-loaded' });
