import { closedDayOn } from '../../../shared/calendar/closed-days.ts';
import type { ClosedOn } from '../../../shared/calendar/opening-hours.ts';
import { addDays, type Clock, dateOf } from '../../../shared/values/port-vila-time.ts';
import type { ClosureStore } from '../../stores/bookings/closures.ts';

export interface ClosedDaysDeps {
  readonly closures: Pick<ClosureStore, 'between'>;
  readonly clock: Clock;
}

/** Days back and ahead for which closures matter: an enquiry waits a few days, not months. */
const days = { back: 45, ahead: 15 };

/** Holidays, and the days that staff have closed around today: answers are not due on them. */
export async function readClosedDays({ closures, clock }: ClosedDaysDeps): Promise<ClosedOn> {
  const today = dateOf(clock());
  const closed = await closures.between(addDays(today, -days.back), addDays(today, days.ahead));
  const dates = new Set(closed.map(({ date }) => date));
  return (date) => dates.has(date) || closedDayOn(date) !== undefined;
}
