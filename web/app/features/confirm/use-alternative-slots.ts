import type { DayBookings } from '../../../../shared/booking/availability.ts';
import { useDay } from '../../api/use-day.ts';
import { useNow } from '../../api/use-now.ts';
import {
  type AlternativeSlots,
  type AlternativeSlotsRequest,
  alternativeSlots,
  bookableDayAfter,
  needsDayAhead,
} from './alternative-slots.ts';

/** `alternativeSlots` with its data: the chosen day is loaded already, the next one only when it is needed. */
export function useAlternativeSlots(
  request: Omit<AlternativeSlotsRequest, 'days' | 'now'> & { readonly bookings: DayBookings | undefined },
): AlternativeSlots {
  const now = useNow() ?? new Date(0);
  const { bookings, chosen } = request;
  const counted = bookings ? [{ date: chosen.date, bookings }] : [];
  const wantsMore = needsDayAhead({ ...request, days: counted, now });
  const dayAfter = wantsMore ? bookableDayAfter(chosen.date, now) : undefined;
  const ahead = useDay(dayAfter);
  const days =
    dayAfter && ahead.status === 'ready' ? [...counted, { date: dayAfter, bookings: ahead.reply }] : counted;
  return alternativeSlots({ ...request, days, now });
}
