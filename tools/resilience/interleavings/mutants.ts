import type { Patch } from '../mutants/mutant-plugin.ts';
import type { RaceName } from './races.ts';

/** A fault injected into the store, and the race that must catch it. */
export interface StoreMutant extends Patch {
  readonly id: string;
  readonly caughtBy: RaceName;
}

const slotChanges = 'functions/stores/bookings/slot-changes.ts';
const slotAccess = 'functions/stores/bookings/slot-access.ts';
const bookingStore = 'functions/stores/bookings/bookings.ts';
const changeWriter = 'functions/stores/bookings/change-writer.ts';
const visitStore = 'functions/stores/bookings/visits.ts';
const visitItem = 'functions/stores/bookings/visit-item.ts';
const partyChanges = 'functions/stores/bookings/party-changes.ts';
const visitCommand = 'shared/staff/parties/visit-command.ts';
const partyRules = 'shared/staff/parties/party-change.ts';
const closingRace: RaceName = 'a start is closed and reopened while guests come';
const doorRace: RaceName = 'a party checks in while its booking changes';
const staffChangeRace: RaceName = 'colleagues change a party while its guest does';

export const storeMutants: readonly StoreMutant[] = [
  {
    id: 'a move reserves seats without a capacity check',
    file: slotChanges,
    find: "    anyOf(isMissing('guests'), isNotAbove('guests', capacity - booking.guestCount)),\n",
    replace: '',
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'a move ignores the language of the new slot',
    file: slotChanges,
    find: "return opens ? isMissing('language') : joinsLanguage;",
    replace: "return isMissing('nothing');",
    caughtBy: 'random concurrent actions',
  },
  {
    id: 'a move does not release the old seats',
    file: slotChanges,
    find: 'guests: incrementBy(-guestCount),',
    replace: 'guests: incrementBy(0),',
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'a move or cancellation ignores concurrent changes',
    file: slotChanges,
    find: '      equals(bookingAttribute(booking.id), booking),\n      isLast',
    replace: '      isLast',
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a change ignores concurrent changes',
    file: slotChanges,
    find: '      equals(bookingAttribute(booking.id), booking),\n      ...(addedPlaces > 0',
    replace: '      ...(addedPlaces > 0',
    caughtBy: 'random concurrent actions',
  },
  {
    id: 'guests are raised without a capacity check',
    file: slotChanges,
    find: "[isNotAbove('guests', capacity - addedPlaces), isMissing('closed')]",
    replace: "[isMissing('closed')]",
    caughtBy: 'guests are raised at capacity',
  },
  {
    id: 'a retried form books again after its booking has moved',
    file: slotChanges,
    find: '[isMissing(forwardingAttribute(booking.id))] : []',
    replace: '[] : []',
    caughtBy: 'a form is sent twice while its booking moves',
  },
  {
    id: 'a transaction is retried with a new token',
    file: slotAccess,
    find: 'retryOnConflict(() => tryWrite(table.client.send(command)))',
    replace:
      'retryOnConflict(() => {\n      command.input.ClientRequestToken = crypto.randomUUID();\n      return tryWrite(table.client.send(command));\n    })',
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a conflict is treated as success',
    file: slotAccess,
    find: 'tryWrite(table.client.send(command))',
    replace:
      "tryWrite(table.client.send(command)).catch((error) => error.name === 'TransactionCanceledException' || Promise.reject(error))",
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'the conflict of a single write is swallowed',
    file: slotAccess,
    find: 'if (!(error instanceof ConditionalCheckFailedException)) throw error;',
    replace:
      "if ((error as Error).name === 'TransactionConflictException') return undefined;\n          if (!(error instanceof ConditionalCheckFailedException)) throw error;",
    caughtBy: 'a start is closed and reopened while guests come',
  },
  {
    id: 'a failed condition is treated as success',
    file: changeWriter,
    find: 'return slots.transact(\n          [{ key, change: changeInSlot(booking, changed) }],\n          visitAfter(current, changed),\n        );',
    replace:
      'return (await slots.transact([{ key, change: changeInSlot(booking, changed) }], visitAfter(current, changed))), true;',
    caughtBy: 'guests are raised at capacity',
  },
  {
    id: "a guest's own seats count as a conflict on a retry",
    file: changeWriter,
    find: 'if (target?.bookings.some((candidate) => lastingId(candidate) === lastingId(booking))) {',
    replace: 'if (false) {',
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a move leaves no usable forwarding record',
    file: 'functions/stores/bookings/changed-booking.ts',
    find: '{ to: changed.reference }',
    replace: '{ to: reference }',
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'a booking that returns under another name loses its first reference',
    file: 'functions/stores/bookings/changed-booking.ts',
    find: 'lastName: currentReference.initials',
    replace: 'lastName: requested.lastName',
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a move publishes the wrong event',
    file: changeWriter,
    find: "reserveSeats(changed, 'booking.changed', opens)",
    replace: "reserveSeats(changed, 'booking.confirmed', opens)",
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'a change within the slot publishes no event',
    file: slotChanges,
    find: 'event: eventOf(event, changed),',
    replace: 'note: eventOf(event, changed),',
    caughtBy: 'guests are raised at capacity',
  },
  {
    id: 'the slot left by a move repeats its last event',
    file: slotChanges,
    find: "remove: [bookingAttribute(booking.id), 'event'],",
    replace: 'remove: [bookingAttribute(booking.id)],',
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'entries at the door and changes ignore each other',
    file: visitItem,
    find: "lastRead.version === 0 ? isMissing('version') : equals('version', lastRead.version)",
    replace: "isMissing('nothing')",
    caughtBy: doorRace,
  },
  {
    id: 'a change of the booking does not touch its visit',
    file: changeWriter,
    find: 'if (booking.date === changed.date) return [visits.keep(booking, visit)];',
    replace: 'if (booking.date === changed.date) return [];',
    caughtBy: doorRace,
  },
  {
    id: 'a cancellation does not touch the visit',
    file: changeWriter,
    find: ': [visits.keep(booking, visit)],',
    replace: ': [],',
    caughtBy: doorRace,
  },
  {
    id: 'a failed condition of an entry is treated as success',
    file: visitStore,
    find: 'tryWrite(table.client.send(command as UpdateCommand))',
    replace: 'tryWrite(table.client.send(command as UpdateCommand)).then(() => true)',
    caughtBy: doorRace,
  },
  {
    id: 'guests change a checked-in party',
    file: bookingStore,
    find: '        if (lock !== undefined) return { result: lock };',
    replace: '',
    caughtBy: doorRace,
  },
  {
    id: 'guests move a party with money to another day',
    file: bookingStore,
    find: '{ leavesDay: booking.date !== requested.date }',
    replace: "{ leavesDay: booking.date === '' }",
    caughtBy: doorRace,
  },
  {
    id: 'guests cancel a checked-in party',
    file: bookingStore,
    find: '        if (lock !== undefined) return lock;',
    replace: '',
    caughtBy: doorRace,
  },
  {
    id: 'a closure cancels a party that has arrived',
    file: 'functions/stores/bookings/closure-cancellations.ts',
    find: "if (isKeptWhenClosed({ ...booking, visit })) return 'kept';",
    replace: '',
    caughtBy: doorRace,
  },
  {
    id: 'a repeated entry is decided again',
    file: visitCommand,
    find: 'if (recordedEntry !== undefined)',
    replace: 'if (recordedEntry?.id === null)',
    caughtBy: doorRace,
  },
  {
    id: 'a payment is accepted without comparing the outstanding sum',
    file: visitCommand,
    find: 'isAsSeen(action, state.outstandingVuv)',
    replace: 'isAsSeen(action, action.outstanding)',
    caughtBy: doorRace,
  },
  {
    id: 'staff change a booking that they have not seen',
    file: partyRules,
    find: 'party.sequence === seenSequence ? undefined',
    replace: 'party.sequence >= seenSequence ? undefined',
    caughtBy: staffChangeRace,
  },
  {
    id: 'a failed condition of a cancellation by staff is treated as success',
    file: partyChanges,
    find: 'isWritten ? { booking: cancelledBooking(current.booking, cancellation), entries } : undefined',
    replace:
      '{ booking: cancelledBooking(current.booking, isWritten ? cancellation : cancellation), entries }',
    caughtBy: staffChangeRace,
  },
  {
    id: 'staff move a party with money to another day',
    file: partyRules,
    find: "party.date !== requested.date && party.log.some(({ kind }) => kind === 'pay')",
    replace: "party.date === '' && party.log.some(({ kind }) => kind === 'pay')",
    caughtBy: staffChangeRace,
  },
  {
    id: 'a closing does not notify guests who book while it closes',
    file: 'functions/use-cases/closures/close-days.ts',
    find: 'plan = (await planClosing(deps, [plan.date], closing))[0] ?? plan;',
    replace: 'plan = { ...plan, isMarked: true };',
    caughtBy: closingRace,
  },
  {
    id: 'a late repetition closes a start that a colleague has reopened',
    file: 'functions/stores/bookings/closure-marks.ts',
    find: "[not(equals('reopened.lifted', closed.command))]",
    replace: '[]',
    caughtBy: closingRace,
  },
  {
    id: 'a closing ignores that a guest has arrived since it read the booking',
    file: 'functions/stores/bookings/closure-cancellations.ts',
    find: "if (isKeptWhenClosed({ ...booking, visit })) return 'kept';",
    replace: '',
    caughtBy: closingRace,
  },
  {
    id: 'each delivery of a kept press is recorded',
    file: 'shared/kept-presses/decide-kept.ts',
    find: "  if (log.some(({ id }) => id === press.id)) return { result: 'nothing' };\n",
    replace: '',
    caughtBy: 'two devices deliver the same presses',
  },
];
