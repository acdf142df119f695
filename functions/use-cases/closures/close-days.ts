import type { CalendarDate, Clock } from '../../../shared/values/port-vila-time.ts';
import type { ClosureCancellationStore } from '../../stores/bookings/closure-cancellations.ts';
import type { ClosureStore } from '../../stores/bookings/closures.ts';
import type { StoredBooking } from '../../stores/bookings/slot-item.ts';
import { type Closing, type DayPlan, dayPlan } from './day-plan.ts';
import { type ReadDaysDeps, readDays } from './read-days.ts';

export interface CloseDaysDeps extends ReadDaysDeps {
  readonly closures: Pick<ClosureStore, 'between' | 'closeDay' | 'closeSlots'>;
  readonly cancellations: ClosureCancellationStore;
  readonly clock: Clock;
}

/** What one call may do; the rest is done by repeating it. */
interface WorkLimit {
  readonly bookings: number;
  /** Whether another day or booking can be begun. */
  readonly hasTime: () => boolean;
}

const noLimit: WorkLimit = { bookings: Number.POSITIVE_INFINITY, hasTime: () => true };

/** A day after its closing. */
export interface DayClosed extends DayPlan {
  /** Cancelled by this call. */
  readonly cancelled: readonly StoredBooking[];
  /** Still to be cancelled. */
  readonly left: readonly StoredBooking[];
}

interface ClosingResult {
  readonly days: readonly DayClosed[];
  /** What stopped the cancellations midway. */
  readonly failure?: unknown;
}

/** Plans a closing without changing anything. */
export async function planClosing(
  deps: ReadDaysDeps & Pick<CloseDaysDeps, 'clock'>,
  dates: readonly CalendarDate[],
  closing: Closing,
): Promise<readonly DayPlan[]> {
  const days = await readDays(deps, dates, closing.by !== undefined);
  return days.map((day) => dayPlan(day, closing, deps.clock()));
}

/**
 * Closes day by day: first the mark, so that no more bookings come, then each booking with its mail. Interrupted at any
 * point it is continued by a repetition: a cancelled booking is not cancelled again.
 *
 * @param dates in order
 */
export async function closeDays(
  deps: CloseDaysDeps,
  dates: readonly CalendarDate[],
  closing: Closing,
  limit: WorkLimit = noLimit,
): Promise<ClosingResult> {
  const days: DayClosed[] = [];
  let failure: unknown;
  let bookings = limit.bookings;
  const mayGoOn = () => failure === undefined && bookings > 0 && limit.hasTime();

  for (const planned of await planClosing(deps, dates, closing)) {
    let plan = planned;
    if (!plan.isMarked && !plan.isReopened && mayGoOn()) {
      await mark(deps, plan, closing);
      // Bookings may have come before the mark.
      plan = (await planClosing(deps, [plan.date], closing))[0] ?? plan;
    }
    const cancelled: StoredBooking[] = [];
    const kept = [...plan.kept];
    const left = [...plan.toTell];
    while (plan.isMarked && left[0] !== undefined && mayGoOn()) {
      const booking = left[0];
      bookings -= 1;
      try {
        const reason = closing.reasons[booking.preferredLanguage];
        const outcome = await deps.cancellations.cancel(booking, reason, {
          by: closing.by,
          whileClosed: true,
        });
        if (outcome === 'reopened') {
          plan = { ...plan, isReopened: true };
          break;
        }
        if (outcome === 'cancelled') cancelled.push(booking);
        if (outcome === 'kept') kept.push(booking);
        left.shift();
      } catch (error) {
        failure = error;
      }
    }
    days.push({ ...plan, kept, cancelled, left: plan.isReopened ? [] : left });
  }
  return { days, ...(failure !== undefined && { failure }) };
}

/** A slot that a colleague has reopened since stays open: the plan that is read next says so. */
async function mark({ closures }: CloseDaysDeps, plan: DayPlan, closing: Closing): Promise<void> {
  const { reasons, by } = closing;
  const details = { by, ...(reasons.French !== reasons.English && { reasonFrench: reasons.French }) };
  if (closing.slots === undefined) await closures.closeDay(plan.date, reasons.English, details);
  else await closures.closeSlots(plan.date, plan.slots, reasons.English, details);
}
