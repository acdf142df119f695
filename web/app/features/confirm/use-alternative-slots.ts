import { useEffect, useState } from 'react';
import type { DayBookings } from '../../../../shared/booking/availability.ts';
import { useDay } from '../../api/use-day.ts';
import { useNow } from '../../api/use-now.ts';
import type { ChosenSlot } from '../../booking/form/booking-form.ts';
import type { AlternativeSlots } from './alternative-slots.ts';
import { lacksOf, type SlotAndParty } from './slot-lacks.ts';

type Rules = typeof import('./alternative-slots.ts');

const none: AlternativeSlots = { capacity: undefined, language: undefined };

/**
 * `alternativeSlots` with its data: the chosen day is loaded already, the next one only when it is needed. Most slots
 * lack nothing, so the rules too are fetched on demand.
 */
export function useAlternativeSlots(
  asked: SlotAndParty & { readonly chosen: ChosenSlot; readonly bookings: DayBookings | undefined },
): AlternativeSlots {
  const now = useNow() ?? new Date(0);
  const [rules, setRules] = useState<Rules>();
  const { bookings, chosen, form } = asked;
  const lacks = lacksOf(asked);
  const request = { chosen, form, lacks, now };
  const isWanted = bookings !== undefined && (lacks.capacity || lacks.language !== undefined);
  useEffect(() => {
    if (isWanted) import('./alternative-slots.ts').then(setRules, () => {});
  }, [isWanted]);
  const counted = bookings ? [{ date: chosen.date, bookings }] : [];
  const wantsMore = rules?.needsDayAhead({ ...request, days: counted });
  const dayAfter = wantsMore ? rules?.bookableDayAfter(chosen.date, now) : undefined;
  const ahead = useDay(dayAfter);
  const days =
    dayAfter && ahead.status === 'ready' ? [...counted, { date: dayAfter, bookings: ahead.reply }] : counted;
  return rules?.alternativeSlots({ ...request, days }) ?? none;
}
