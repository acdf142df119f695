import { type Slot, slotsOn } from '../../../shared/booking/slots.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import type { ClosedSlot, ClosureCommand, ClosureStore } from '../../stores/bookings/closures.ts';
import type { DayStore } from '../../stores/bookings/days.ts';

export interface ReopenDayDeps {
  readonly days: Pick<DayStore, 'slots'>;
  readonly closures: Pick<ClosureStore, 'between' | 'reopenDay' | 'reopenSlots'>;
}

/** What to reopen on each day. */
interface Reopening {
  /** Undefined: the whole day. */
  readonly slots?: readonly Slot[] | undefined;
  readonly by?: ClosureCommand | undefined;
}

interface ReopeningPlan {
  /** The closed ones among the wanted slots. */
  readonly closed: readonly ClosedSlot[];
  /** Whether the day is closed as a whole. */
  readonly isDayClosed: boolean;
  /** This command has reopened it before. */
  readonly isRepeated: boolean;
}

/** `open`: there was nothing to do. `day-closed`: single slots of a day that is closed as a whole. */
type ReopeningOutcome = 'reopened' | 'open' | 'day-closed';

/** Attempts while colleagues close and reopen the same day. */
const mostTries = 20;

/** What reopening a day would do; changes nothing. */
export async function planReopening(
  { days, closures }: ReopenDayDeps,
  date: CalendarDate,
  { slots, by }: Reopening,
): Promise<ReopeningPlan> {
  const [closedDay] = await closures.between(date, date, true);
  const stored = await days.slots(date);
  const wanted = slots ?? slotsOn(date);
  const concerned = stored.filter((one) =>
    wanted.some(({ time, type }) => time === one.time && type === one.type),
  );
  return {
    closed: concerned
      .filter(({ closed }) => closed !== undefined)
      .map(({ time, type, closed }) => ({ time, type, closed })),
    isDayClosed: closedDay !== undefined,
    isRepeated: by !== undefined && concerned.some(({ reopened }) => reopened?.command === by.id),
  };
}

/** Reopens a day or some of its slots. Cancelled bookings stay cancelled: those guests have made other plans. */
export async function reopenDay(
  deps: ReopenDayDeps,
  date: CalendarDate,
  reopening: Reopening,
): Promise<ReopeningOutcome> {
  const { slots, by } = reopening;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { closed, isDayClosed, isRepeated } = await planReopening(deps, date, reopening);
    if (isRepeated) return 'open';
    if (slots !== undefined && isDayClosed) return 'day-closed';
    if (closed.length === 0 && !(slots === undefined && isDayClosed)) return 'open';
    const outcome =
      slots === undefined
        ? await deps.closures.reopenDay(date, closed, by)
        : await deps.closures.reopenSlots(date, closed, by);
    if (outcome === 'done') return 'reopened';
  }
  throw new Error('The closure changed too often');
}
