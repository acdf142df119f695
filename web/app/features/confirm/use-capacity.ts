import { useEffect, useState } from 'react';
import type { DayBookings } from '../../../../shared/booking/availability.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { findDay } from '../../api/find-day.ts';

/** A guest who steps from 2 to 8 asks once. */
const settleMs = 300;

export type CapacityCheck = 'checking' | 'checked' | 'failed';

export interface DayCheck {
  readonly check: CapacityCheck;
  /** What the last check that worked has told. */
  readonly bookings: DayBookings | undefined;
  /** Takes the answer of a check made elsewhere. */
  readonly tell: (bookings: DayBookings) => void;
}

/** Checks the places of the day when the page opens and again whenever the number of guests changes (specification §4). */
export function useDayCheck(date: CalendarDate | undefined, guests: string): DayCheck {
  const [bookings, setBookings] = useState<DayBookings>();
  const [check, setCheck] = useState<CapacityCheck>('checking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of guests is what asks again
  useEffect(() => {
    if (date === undefined) return;
    const given = new AbortController();
    setCheck('checking');
    const timer = setTimeout(async () => {
      try {
        setBookings(await findDay(date, { signal: given.signal }));
        setCheck('checked');
      } catch {
        if (!given.signal.aborted) setCheck('failed');
      }
    }, settleMs);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [date, guests]);
  return { check, bookings, tell: setBookings };
}
