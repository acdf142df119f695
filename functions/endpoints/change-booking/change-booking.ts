import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { IssueTicket } from '#functions/tickets/issue-ticket.ts';
import { bookingReply } from '#functions/use-cases/bookings/booking-reply.ts';
import { conflictRefusal } from '#functions/use-cases/bookings/conflict-refusal.ts';
import { lockRefusal } from '#functions/use-cases/bookings/lock-refusal.ts';
import { reportMissingLanguages } from '#functions/use-cases/bookings/report-missing-languages.ts';
import { refusalOnDay } from '#functions/use-cases/calendar/refusal-on-day.ts';
import {
  type CountingQuotas,
  networkAdmission,
  networkLimitRefusal,
} from '#functions/use-cases/limits/network-admission.ts';
import { changeRefusal } from '#shared/booking/booking-request.ts';
import type { ChangeLimit } from '#shared/booking/change-limit.ts';
import { limitMessages } from '#shared/booking/messages/limit-messages.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { type ParsedReference, parseReference } from '#shared/booking/reference.ts';
import type { changeBooking as contract } from '#shared/contracts/guests/change-booking.ts';
import { isSameMailbox } from '#shared/limits/rate-limit-key.ts';
import type { ProblemReason } from '#shared/problems/problems.ts';
import { type Clock, secondsLeftOfDay } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly bookings: Pick<BookingStore, 'find' | 'change' | 'findEarlierChange' | 'day'>;
  readonly edits: Pick<CalendarEditStore, 'find'>;
  readonly quotas: CountingQuotas;
  readonly issueTicket: IssueTicket;
  readonly clock: Clock;
}

const notFound = new Refused({ kind: 'not-found', message: replyMessages.bookingNotFound });
const cancelled = new Refused({ kind: 'booking-cancelled', message: replyMessages.bookingCancelled });

/** Changes a booking as its guest requests. The old seats are kept until the new ones are reserved. */
export const changeBooking =
  ({ bookings, edits, quotas, issueTicket, clock }: Deps): UseCase<typeof contract> =>
  async ({ query, body }, { address }) => {
    const changedReply = async (booking: StoredBooking) => ({
      success: true as const,
      message: replyMessages.changed,
      data: bookingReply(booking, await issueTicket(booking)),
    });
    const reference: ParsedReference | undefined = parseReference(query.reference);
    if (reference === undefined) throw notFound;
    const current = await bookings.find(reference);
    if (current === undefined) {
      const earlier = await bookings.findEarlierChange(reference, body);
      if (earlier === undefined) throw notFound;
      return changedReply(earlier);
    }
    if (current.status === 'cancelled') throw cancelled;
    const refusal = await refusalOnDay(edits, body.date, (calendar) =>
      changeRefusal(current, body, clock(), 'guest', calendar),
    );
    if (refusal !== undefined) throw new Refused(refusal);
    const outcome = await bookings.change(reference, body, (before, after, opens) =>
      networkAdmission(quotas, address, {
        changes: 1,
        starts: opens ? 1 : 0,
        mailboxes: isSameMailbox(before.email, after.email) ? 0 : 1,
        places: after.guestCount - before.guestCount,
      }),
    );
    switch (outcome.result) {
      case 'changed':
        logChange(outcome.booking, outcome.placesWon);
        if (outcome.opened) await reportMissingLanguages({ bookings, edits }, body.date);
        return changedReply(outcome.booking);
      case 'unchanged':
        return changedReply(outcome.booking);
      case 'not-found':
        throw notFound;
      case 'cancelled':
        throw cancelled;
      case 'too-many':
        throw tooManyChanges(outcome.limit, clock());
      case 'checked-in':
      case 'no-show':
        throw new Refused(lockRefusal(outcome.result, 'change'));
      case 'over':
        throw networkLimitRefusal('changes', outcome);
      default:
        throw new Refused(conflictRefusal(outcome, body.guestCount));
    }
  };

/** Seats gained count towards the flood alarm, like those of new bookings. */
function logChange(booking: StoredBooking, placesWon: number): void {
  const { guestCount: guests, date, tourType, preferredLanguage: language, operator } = booking;
  log.info('booking.changed', {
    guests,
    date,
    placesWon,
    tourType,
    language,
    ofOperator: operator !== undefined,
  });
}
const reasonOf = {
  'changes-today': 'changesToday',
  'mailboxes-today': 'mailboxesToday',
  'mailboxes-in-all': 'mailboxesInAll',
} as const satisfies Readonly<Record<ChangeLimit, ProblemReason>>;

/** Daily limits reset at midnight. The total limit never resets, so its refusal has no Retry-After. */
const tooManyChanges = (limit: ChangeLimit, now: Date): Refused =>
  new Refused(
    { kind: 'too-many', reason: reasonOf[limit], message: limitMessages[reasonOf[limit]] },
    undefined,
    limit === 'mailboxes-in-all' ? undefined : secondsLeftOfDay(now),
  );
