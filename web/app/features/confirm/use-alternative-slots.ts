import type { DayBookings } from '../../../../shared/booking/availability.ts';
import { useDay } from '../../api/use-day.ts';
import { useNow } from '../../api/use-now.ts';
import {
  bookableDayAfter,
  needsDayAhead,
  type WayOn,
  type WaysOnRequest,
  waysOn,
} from './alternative-slot.ts';

/** `waysOn` with the days they need: the chosen one is counted already, the next one only where it has no answer. */
export function useWaysOn(
  request: Omit<WaysOnRequest, 'days' | 'now'> & { readonly bookings: DayBookings | undefined },
): { readonly room: WayOn | undefined; readonly language: WayOn | undefined } {
  const now = useNow() ?? new Date(0);
  const { bookings, chosen } = request;
  const counted = bookings ? [{ date: chosen.date, bookings }] : [];
  const wantsMore = needsDayAhead({ ...request, days: counted, now });
  const dayAfter = wantsMore ? bookableDayAfter(chosen.date, now) : undefined;
  const ahead = useDay(dayAfter);
  const days =
    dayAfter && ahead.status === 'loaded'
      ? [...counted, { date: dayAfter, bookings: ahead.bookings }]
      : counted;
  return waysOn({ ...request, days, now });
}
