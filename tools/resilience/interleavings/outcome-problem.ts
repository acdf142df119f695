import type { BookOutcome, CancelOutcome, ChangeOutcome } from '#functions/stores/bookings/bookings.ts';
import type { BookingDetails } from '#functions/stores/bookings/changed-booking.ts';
import { isKeptWhenClosed } from '#functions/stores/bookings/closure-cancellations.ts';
import { type StoredBooking, staffChangesOf } from '#functions/stores/bookings/slot-item.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import type { PlacedPress } from '#functions/use-cases/kept-presses/placed-press.ts';
import { changeDecision } from '#functions/use-cases/parties/change-decision.ts';
import { changeableParty } from '#functions/use-cases/parties/changeable-party.ts';
import { storedParty } from '#functions/use-cases/parties/stored-party.ts';
import { capacity } from '#shared/booking/terms.ts';
import { type GuestLock, guestLock } from '#shared/staff/parties/guest-lock.ts';
import { decideCancellation, type PartyDecision } from '#shared/staff/parties/party-change.ts';
import { decide, type VisitDecision } from '#shared/staff/parties/visit-command.ts';
import { confirmedIn } from '../harness/stored-slot.ts';
import type { Act } from './act.ts';
import { recordAt, recordsIn, type Snapshot, slotAt } from './slot-history.ts';

/** The outcome of an action, with every state of the slots between call and response. */
export interface CompletedAct {
  readonly act: Act;
  readonly outcome:
    | BookOutcome
    | ChangeOutcome
    | { readonly result: CancelOutcome }
    | { readonly result: 'found'; readonly booking: StoredBooking }
    | { readonly result: 'closed-by-staff' | 'reopened' }
    | { readonly result: 'pressed'; readonly decision: VisitDecision }
    | { readonly result: 'delivered'; readonly placed: PlacedPress }
    | { readonly result: 'decided'; readonly decision: PartyDecision };
  readonly snapshots: readonly Snapshot[];
  readonly now: Date;
}

type Press = Extract<Act, { kind: 'press' }>;

/** The correct decision on a press in this state. */
function expectedDecision(
  record: BookingWithVisit,
  { booking, command, author }: Press,
  now: Date,
): VisitDecision {
  const hasMoved = record.date !== booking.date || record.tourId !== booking.tourId;
  return decide(storedParty({ booking: record, visit: record.visit, hasMoved }), command, author, now);
}

/** Reason why the outcome of a press was never correct. An entry must be decided on the state right before its write. */
function pressProblem(
  records: readonly (BookingWithVisit | undefined)[],
  act: Press,
  { entry, problem }: VisitDecision,
  now: Date,
): string | undefined {
  const isSame = (expected: VisitDecision) =>
    (expected.entry === undefined) === (entry === undefined) && expected.problem?.kind === problem?.kind;
  const subject = `a press got the outcome ${problem?.kind ?? 'success'}`;
  if (entry === undefined) {
    return records.some((record) => record && isSame(expectedDecision(record, act, now)))
      ? undefined
      : `${subject}, which was never correct`;
  }
  const index = records.findIndex((record) => record?.visit.log.some(({ id }) => id === entry.id));
  if (index < 0) return `${subject} and is not stored`;
  const before = records[index - 1];
  return before === undefined || isSame(expectedDecision(before, act, now))
    ? undefined
    : `${subject} on an outdated state`;
}

/** An acknowledged press must be in the log of its party, whatever happened meanwhile. */
function deliveryProblem(
  record: BookingWithVisit | undefined,
  { press }: Extract<Act, { kind: 'deliver' }>,
  { result }: PlacedPress,
): string | undefined {
  if (result === 'unplaced') return 'a kept press found no party';
  return record?.visit.log.some(({ id }) => id === press.id)
    ? undefined
    : `a kept press got the outcome ${result} and is not stored`;
}

type StaffAct = Extract<Act, { kind: 'change by staff' | 'cancel by staff' }>;

const hasEntry = (record: StoredBooking | undefined, id: string): boolean =>
  record !== undefined && staffChangesOf(record).some((change) => change.id === id);

/** Whether this state leads to the same refusal of a change by staff, or to no change either. */
function isSameDecision(
  record: BookingWithVisit,
  act: StaffAct,
  { problem }: PartyDecision,
  now: Date,
): boolean {
  const party = { booking: record, visit: record.visit, hasMoved: false };
  const expected =
    act.kind === 'cancel by staff'
      ? decideCancellation(changeableParty(party), act.command, act.author, now)
      : changeDecision(
          party,
          { ...act.command, requested: { ...act.requested, phone: '' } },
          act.author,
          now,
        );
  return expected.entry === undefined && expected.problem?.kind === problem?.kind;
}

/** Reason why the outcome of a change by staff was never correct. A write must be decided on the version that was seen. */
function decisionProblem(
  records: readonly (BookingWithVisit | undefined)[],
  act: StaffAct,
  decision: PartyDecision,
  now: Date,
): string | undefined {
  const { id, sequence } = act.command;
  if (decision.entry === undefined) {
    return records.some((record) => record && isSameDecision(record, act, decision, now))
      ? undefined
      : `a ${act.kind} got the outcome ${decision.problem?.kind ?? 'success'}, which was never correct`;
  }
  const index = records.findIndex((record) => hasEntry(record, id));
  if (index < 0) return `an acknowledged ${act.kind} was not written`;
  const before = records[index - 1];
  return before === undefined || before.sequence === sequence
    ? undefined
    : `a ${act.kind} was written over a version that its colleague had not seen`;
}

const isAsRequested = (record: StoredBooking, requested: BookingDetails): boolean =>
  (Object.keys(requested) as (keyof BookingDetails)[]).every((name) => record[name] === requested[name]);

/** The lock that refuses this action of a guest. */
const lockOn = (record: BookingWithVisit, act: Act): GuestLock | undefined =>
  guestLock(record.visit.log, { leavesDay: act.kind === 'change' && act.requested.date !== record.date });

/** Reason why an outcome was correct at no moment between call and response; undefined if it was correct. */
export function outcomeProblem({ act, outcome, snapshots, now }: CompletedAct): string | undefined {
  const { id } = act.booking;
  const requested = act.kind === 'change' || act.kind === 'change by staff' ? act.requested : act.booking;
  const records = snapshots.map((snapshot) => recordAt(snapshot, id));
  const wasEverTrue = (
    isTrue: (snapshot: Snapshot, record: BookingWithVisit | undefined) => boolean,
  ): boolean => snapshots.some((snapshot, index) => isTrue(snapshot, records[index]));
  const otherBookings = (snapshot: Snapshot) =>
    confirmedIn({
      ...Object.fromEntries(
        recordsIn(slotAt(snapshot, requested))
          .filter((record) => record.id !== id)
          .map((record) => [`booking#${record.id}`, record]),
      ),
    });
  const takenSeats = (snapshot: Snapshot): number =>
    otherBookings(snapshot).reduce((sum, { guestCount }) => sum + guestCount, 0);

  switch (outcome.result) {
    case 'booked':
    case 'already-booked':
      return wasEverTrue((_, record) => record !== undefined)
        ? undefined
        : 'an acknowledged booking is not stored';
    case 'changed': {
      const written = records.some(
        (record, index) =>
          index > 0 &&
          record !== undefined &&
          isAsRequested(record, requested) &&
          record.sequence !== records[index - 1]?.sequence,
      );
      return written ? undefined : 'an acknowledged change was not written';
    }
    case 'unchanged':
      return wasEverTrue((_, record) => record !== undefined && isAsRequested(record, requested))
        ? undefined
        : 'a booking was reported unchanged and was not';
    case 'cancelled':
    case 'already-cancelled':
      return wasEverTrue((_, record) => record?.status === 'cancelled')
        ? undefined
        : 'an acknowledged cancellation was not written';
    case 'not-found':
      return wasEverTrue((_, record) => record === undefined)
        ? undefined
        : 'an existing booking was not found';
    case 'found':
      return wasEverTrue((_, record) => record?.sequence === outcome.booking.sequence)
        ? undefined
        : 'a booking was read in a state that it never had';
    case 'full':
      return wasEverTrue((snapshot) => capacity - takenSeats(snapshot) < requested.guestCount)
        ? undefined
        : 'a guest was refused although seats were left';
    case 'language-taken':
      return wasEverTrue((snapshot) =>
        otherBookings(snapshot).some(
          ({ preferredLanguage }) => preferredLanguage !== requested.preferredLanguage,
        ),
      )
        ? undefined
        : 'a guest was refused for a language that no other guest had';
    case 'closed':
      return wasEverTrue((snapshot) => slotAt(snapshot, requested)?.closed !== undefined)
        ? undefined
        : 'a guest was refused for a closure that does not exist';
    case 'checked-in':
    case 'no-show':
      return wasEverTrue((_, record) => record !== undefined && lockOn(record, act) === outcome.result)
        ? undefined
        : `a guest was refused as ${outcome.result} although its party was not in that state`;
    case 'closed-by-staff':
      return act.kind === 'close by command' ? unnotifiedProblem(act, snapshots) : undefined;
    case 'reopened':
      return undefined;
    case 'decided':
      if (act.kind !== 'change by staff' && act.kind !== 'cancel by staff') {
        return 'an acknowledged decision of staff was never made';
      }
      return decisionProblem(records, act, outcome.decision, now);
    case 'delivered':
      if (act.kind !== 'deliver') return 'an acknowledged kept press was never delivered';
      return deliveryProblem(records.at(-1), act, outcome.placed);
    case 'pressed':
      if (act.kind !== 'press') return 'an acknowledged press was never made';
      return pressProblem(records, act, outcome.decision, now);
    default:
      return `unexpected outcome: ${outcome.result}`;
  }
}

/** An acknowledged closing must have notified every guest of the start, unless they stay or it is open again. */
function unnotifiedProblem(
  { booking, command }: Extract<Act, { kind: 'close by command' }>,
  snapshots: readonly Snapshot[],
): string | undefined {
  const slot = slotAt(snapshots.at(-1) ?? [], booking);
  const { closed } = (slot ?? {}) as { closed?: { command?: string } };
  const isKept = ({ id }: StoredBooking) =>
    snapshots.some((snapshot) => {
      const record = recordAt(snapshot, id);
      return record !== undefined && isKeptWhenClosed(record);
    });
  const unnotified = recordsIn(slot).filter((record) => record.status === 'confirmed' && !isKept(record));
  return closed?.command === command.id && unnotified.length > 0
    ? 'a closing was acknowledged without notifying a guest'
    : undefined;
}
