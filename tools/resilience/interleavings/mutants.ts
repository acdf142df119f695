import type { MutantChoice } from '../mutant-kinds.ts';
import type { Patch } from '../mutant-plugin.ts';
import type { RaceName } from './races.ts';

/** A fault put into the store on purpose, and the race that has to notice it. */
export interface StoreMutant extends Patch, MutantChoice {
  readonly id: string;
  readonly caughtBy: RaceName;
}

const changes = 'functions/stores/bookings/slot-changes.ts';
const access = 'functions/stores/bookings/slot-access.ts';
const store = 'functions/stores/bookings/bookings.ts';

/** Where a condition is taken away its names and values stay in use: DynamoDB refuses what is declared and not used. */
export const storeMutants: readonly StoreMutant[] = [
  {
    id: 'a move takes its seats without asking whether there are any',
    kind: 'checked before the write',
    file: changes,
    find: '(attribute_not_exists(guests) OR guests <= :room)',
    replace: '(attribute_not_exists(guests) OR guests <= :room OR attribute_exists(guests))',
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'a move speaks its own language whatever the new slot does',
    kind: 'a language without a condition',
    file: changes,
    find: '(attribute_not_exists(#language) OR #language = :language)',
    replace: '(attribute_not_exists(#language) OR #language = :language OR attribute_exists(#language))',
    caughtBy: 'anything at the same time',
  },
  {
    id: 'a move does not free the old seats',
    kind: 'half a change',
    always: true,
    file: changes,
    find: '`SET guests = guests - :guests$',
    replace: '`SET guests = if_not_exists(guests, :guests)$',
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'a booking is moved or cancelled whatever has become of it meanwhile',
    kind: 'a change whatever the status',
    always: true,
    file: changes,
    find: '`#booking = :seen AND guests $',
    replace: '`(#booking = :seen OR attribute_not_exists(nothing)) AND guests $',
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a booking is changed whatever has become of it meanwhile',
    kind: 'a change whatever the status',
    file: changes,
    find: "      '#booking = :seen',\n",
    replace: "      '(#booking = :seen OR attribute_not_exists(nothing))',\n",
    caughtBy: 'anything at the same time',
  },
  {
    id: 'guests are raised without asking whether there is room',
    kind: 'checked before the write',
    always: true,
    file: changes,
    find: "['guests <= :room', 'attribute_not_exists(closed)']",
    replace: "['(guests <= :room OR attribute_exists(guests))', 'attribute_not_exists(closed)']",
    caughtBy: 'guests are raised at capacity',
  },
  {
    id: 'a form may be booked again after its booking has moved on',
    kind: 'something new on each try',
    file: changes,
    find: "' AND attribute_not_exists(#move)'",
    replace: "''",
    caughtBy: 'a form is sent twice while its booking moves on',
  },
  {
    id: 'a transaction is sent again under a new token',
    kind: 'something new on each try',
    always: true,
    file: access,
    find: '          await table.client.send(command);\n          return true;',
    replace:
      '          command.input.ClientRequestToken = crypto.randomUUID();\n          await table.client.send(command);\n          return true;',
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a conflict is taken for success',
    kind: 'a failure swallowed',
    file: access,
    find: "if (!cancelledFor(error, 'ConditionalCheckFailed')) throw error;\n          return false;",
    replace:
      "const isConflict = cancelledFor(error, 'TransactionConflict');\n          if (!cancelledFor(error, 'ConditionalCheckFailed') && !isConflict) throw error;\n          return isConflict;",
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a conflict is swallowed where a single write meets it',
    kind: 'a failure swallowed',
    file: access,
    find: 'if (!(error instanceof ConditionalCheckFailedException)) throw error;',
    replace:
      "if ((error as Error).name === 'TransactionConflictException') return undefined;\n          if (!(error instanceof ConditionalCheckFailedException)) throw error;",
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a lost race is taken for a success',
    kind: 'a failure swallowed',
    file: store,
    find: '(await slots.update(key, changeInSlot(booking, changed))) === undefined',
    replace: '((await slots.update(key, changeInSlot(booking, changed))), true)',
    caughtBy: 'guests are raised at capacity',
  },
  {
    id: "a guest's own places are in their way when the button was pressed twice",
    kind: 'something new on each try',
    file: store,
    find: 'if (!stays && target?.bookings.some((one) => lastingId(one) === lastingId(booking))) continue;',
    replace: '',
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a move leaves no word of where the booking went',
    kind: 'forgotten',
    file: 'functions/stores/bookings/changed-booking.ts',
    find: '{ to: changed.reference }',
    replace: '{ to: reference }',
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'a booking that comes back under another name has lost its first reference',
    kind: 'forgotten',
    file: 'functions/stores/bookings/changed-booking.ts',
    find: 'lastName: before.initials',
    replace: 'lastName: wanted.lastName',
    caughtBy: 'a booking is moved while it is cancelled',
  },
  {
    id: 'a move is not announced',
    kind: 'forgotten',
    file: store,
    find: "reserveSeats(moved, 'booking.changed')",
    replace: "reserveSeats(moved, 'booking.confirmed')",
    caughtBy: 'two guests move into the last seats',
  },
  {
    id: 'a change in its slot is not announced',
    kind: 'forgotten',
    file: changes,
    find: "      '#event': 'event',\n    },\n    ExpressionAttributeValues: {\n      ':more'",
    replace: "      '#event': 'note',\n    },\n    ExpressionAttributeValues: {\n      ':more'",
    caughtBy: 'guests are raised at capacity',
  },
  {
    id: 'the slot that was left announces its last event again',
    kind: 'told again',
    always: true,
    file: changes,
    find: "remove: ['#booking', '#event'],",
    replace: "remove: ['#booking', '#event.nothing'],",
    caughtBy: 'two guests move into the last seats',
  },
];
