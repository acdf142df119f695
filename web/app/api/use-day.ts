import type { DayBookings } from '../../../shared/booking/availability.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { findDay } from './find-day.ts';
import { type Request, type RequestState, useRequest } from './use-request.ts';

/** What is known of a day's bookings. When it failed every slot counts as free (specification §7). */
export type DayState = RequestState<DayBookings>;

/** Loads the bookings of a day. */
export const useDay = (date: CalendarDate | undefined): Request<DayBookings> =>
  useRequest(date, (signal) => findDay(date as CalendarDate, { signal }), { failed: 'day-not-loaded' });
