import type {
  BookOutcome,
  CancelOutcome,
  ChangeOutcome,
} from '../../../functions/stores/bookings/bookings.ts';
import type { BookingDetails } from '../../../functions/stores/bookings/changed-booking.ts';
import type { StoredBooking } from '../../../functions/stores/bookings/slot-item.ts';
import { capacity } from '../../../shared/booking/guests.ts';
import { confirmedIn } from '../stored-slot.ts';
import type { Act } from './act.ts';
import { type Moment, recordAt, recordsIn, slotAt } from './slot-history.ts';

/** A visitor's answer, with every state of the slots while they waited. */
export interface Answered {
  readonly act: Act;
  readonly outcome:
    | BookOutcome
    | ChangeOutcome
    | { readonly result: CancelOutcome }
    | { readonly result: 'found'; readonly booking: StoredBooking };
  readonly during: readonly Moment[];
}

const isAsWanted = (record: StoredBooking, wanted: BookingDetails): boolean =>
  (Object.keys(wanted) as (keyof BookingDetails)[]).every((name) => record[name] === wanted[name]);

/** Why an answer was never true between call and answer; undefined when it was. */
export function answerProblem({ act, outcome, during }: Answered): string | undefined {
  const { id } = act.booking;
  const wanted = act.what === 'change' ? act.wanted : act.booking;
  const own = during.map((moment) => recordAt(moment, id));
  const ever = (holds: (moment: Moment, own: StoredBooking | undefined) => boolean): boolean =>
    during.some((moment, index) => holds(moment, own[index]));
  const others = (moment: Moment) =>
    confirmedIn({
      ...Object.fromEntries(
        recordsIn(slotAt(moment, wanted))
          .filter((record) => record.id !== id)
          .map((record) => [`booking#${record.id}`, record]),
      ),
    });
  const taken = (moment: Moment): number =>
    others(moment).reduce((sum, { guestCount }) => sum + guestCount, 0);

  switch (outcome.result) {
    case 'booked':
    case 'already-booked':
      return ever((_, record) => record !== undefined) ? undefined : 'an acknowledged booking is not stored';
    case 'changed': {
      const written = own.some(
        (record, index) =>
          index > 0 &&
          record !== undefined &&
          isAsWanted(record, wanted) &&
          record.sequence !== own[index - 1]?.sequence,
      );
      return written ? undefined : 'an acknowledged change was not written';
    }
    case 'unchanged':
      return ever((_, record) => record !== undefined && isAsWanted(record, wanted))
        ? undefined
        : 'a booking was reported unchanged and was not';
    case 'cancelled':
    case 'already-cancelled':
      return ever((_, record) => record?.status === 'cancelled')
        ? undefined
        : 'an acknowledged cancellation was not written';
    case 'not-found':
      return ever((_, record) => record === undefined) ? undefined : 'an existing booking was not found';
    case 'found':
      return ever((_, record) => record?.sequence === outcome.booking.sequence)
        ? undefined
        : 'a booking was read in a state that it never had';
    case 'full':
      return ever((moment) => capacity - taken(moment) < wanted.guestCount)
        ? undefined
        : 'a guest was refused although seats were left';
    case 'language-taken':
      return ever((moment) =>
        others(moment).some(({ preferredLanguage }) => preferredLanguage !== wanted.preferredLanguage),
      )
        ? undefined
        : 'a guest was refused for a language that no other guest had';
    default:
      return `unexpected outcome: ${outcome.result}`;
  }
}
