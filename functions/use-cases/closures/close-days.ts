import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type {
  ClosureCancellationStore,
  ClosureCancelOutcome,
} from '#functions/stores/bookings/closure-cancellations.ts';
import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import type { RequireConsent } from './closing-consent.ts';
import { type Closing, type DayPlan, dayPlan } from './day-plan.ts';
import { type OffersTo, readOffers, startsOf } from './offers.ts';
import { type ReadDaysDeps, readDays } from './read-days.ts';

export interface CloseDaysDeps extends ReadDaysDeps {
  readonly closures: Pick<ClosureStore, 'between' | 'closeDay' | 'closeSlots'>;
  readonly cancellations: ClosureCancellationStore;
  readonly edits: Pick<CalendarEditStore, 'between'>;
  readonly clock: Clock;
}

/** The work that one call may do. Repeating the call does the rest. */
export interface WorkLimit {
  readonly bookings: number;
  /** Whether there is time for another day or booking. */
  readonly hasTime: () => boolean;
}

const noLimit: WorkLimit = { bookings: Number.POSITIVE_INFINITY, hasTime: () => true };

/** The state of a day after a call that closes it. */
export interface ClosedDayOutcome extends DayPlan {
  /** Bookings that this call cancelled. */
  readonly cancelled: readonly StoredBooking[];
  /** Bookings that are still to be cancelled. */
  readonly left: readonly StoredBooking[];
}

interface ClosingResult {
  readonly days: readonly ClosedDayOutcome[];
  /** The error that stopped the cancellations. */
  readonly failure?: unknown;
}

/** Plans a closing, and changes nothing. */
export async function planClosing(
  deps: ReadDaysDeps & Pick<CloseDaysDeps, 'clock'>,
  dates: readonly CalendarDate[],
  closing: Closing,
): Promise<readonly DayPlan[]> {
  const days = await readDays(deps, dates, closing.by !== undefined);
  return days.map((day) => dayPlan(day, closing, deps.clock()));
}

/**
 * Closes days: marks them first, so that they accept no more bookings, then cancels each booking and notifies its guest.
 * If it is interrupted, repeating it completes it: a cancelled booking is not cancelled again.
 *
 * @param dates the days, in order
 * @throws Refused without consent to notify these parties, including those who booked just before the marks were set
 */
export async function closeDays(
  deps: CloseDaysDeps,
  dates: readonly CalendarDate[],
  closing: Closing,
  requireConsent: RequireConsent,
  limit: WorkLimit = noLimit,
): Promise<ClosingResult> {
  const days: ClosedDayOutcome[] = [];
  let failure: unknown;
  let bookings = limit.bookings;
  let offersTo: OffersTo | undefined;
  const plans = await markDays(deps, dates, closing, requireConsent, limit);
  for (const plan of plans) {
    const mayContinue = () => failure === undefined && bookings > 0 && limit.hasTime();
    const outcomes = new Map<StoredBooking, ClosureCancelOutcome>();
    for (const booking of plan.isMarked ? plan.toNotify : []) {
      if (!mayContinue()) break;
      bookings -= 1;
      try {
        offersTo ??= await readOffers(deps, plans, closing);
        outcomes.set(booking, await cancel(deps, booking, closing, offersTo));
      } catch (error) {
        failure = error;
      }
    }
    days.push(toClosedDay(plan, outcomes, offersTo));
  }
  return { days, ...(failure !== undefined && { failure }) };
}

/** Marks days as closed. @returns their plans afterwards; if time runs out, some are not marked yet */
async function markDays(
  deps: CloseDaysDeps,
  dates: readonly CalendarDate[],
  closing: Closing,
  requireConsent: RequireConsent,
  limit: WorkLimit,
): Promise<readonly DayPlan[]> {
  const initialPlans = await planClosing(deps, dates, closing);
  requireConsent(initialPlans);
  const plans: DayPlan[] = [];
  for (let plan of initialPlans) {
    if (!plan.isMarked && limit.hasTime()) {
      await mark(deps, plan, closing);
      // Guests may have booked just before the mark.
      plan = (await planClosing(deps, [plan.date], closing))[0] ?? plan;
    }
    plans.push(plan);
  }
  requireConsent(plans);
  return plans;
}

function toClosedDay(
  plan: DayPlan,
  outcomes: ReadonlyMap<StoredBooking, ClosureCancelOutcome>,
  offersTo: OffersTo = () => [],
): ClosedDayOutcome {
  const withOutcome = (outcome: ClosureCancelOutcome | undefined) =>
    plan.toNotify.filter((booking) => outcomes.get(booking) === outcome);
  return {
    ...plan,
    isReopened: plan.isReopened || withOutcome('reopened').length > 0,
    kept: [...plan.kept, ...withOutcome('kept')],
    cancelled: withOutcome('cancelled').map((booking) => ({
      ...booking,
      offered: startsOf(offersTo(booking)),
    })),
    left: withOutcome(undefined),
  };
}

const cancel = (
  { cancellations }: CloseDaysDeps,
  booking: StoredBooking,
  { reasons, by }: Closing,
  offersTo: OffersTo,
): Promise<ClosureCancelOutcome> =>
  cancellations.cancel(booking, reasons[languageOfMessages(booking)], {
    by,
    whileClosed: true,
    offersTo: (stored) => startsOf(offersTo(stored)),
  });

/** Marks a day as closed. A slot that a colleague has reopened since stays open, as the next plan shows. */
async function mark({ closures }: CloseDaysDeps, plan: DayPlan, closing: Closing): Promise<void> {
  const { reasons, by } = closing;
  const details = { by, ...(reasons.French !== reasons.English && { reasonFrench: reasons.French }) };
  if (closing.slots === undefined) await closures.closeDay(plan.date, reasons.English, details);
  else await closures.closeSlots(plan.date, plan.slots, reasons.English, details);
}
