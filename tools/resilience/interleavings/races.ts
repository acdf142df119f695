import fc from 'fast-check';
import type { BookingDetails } from '#functions/stores/bookings/changed-booking.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { type Slot, slotOf } from '#shared/booking/slots.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { KeptAction, KeptPress } from '#shared/kept-presses/press.ts';
import { pressVersion } from '#shared/kept-presses/press-limits.ts';
import type { VisitAction, VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import { addDays, type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { Act } from './act.ts';
import type { Interleaving } from './interleaving.ts';
import type { SlotPosition } from './slot-history.ts';

/** A race as plain numbers, so that it can be printed, shrunk and repeated; `stage` turns them into bookings. */
interface Race<Numbers> {
  readonly numbers: fc.Arbitrary<Numbers>;
  readonly stage: (
    numbers: Numbers,
    places: Places,
  ) => Pick<Interleaving, 'initialBookings' | 'visits'> & Partial<Pick<Interleaving, 'now'>>;
}

type Places = readonly [SlotPosition, SlotPosition, SlotPosition];

const capacity = 16;

/** Long before every visit of a race. */
const earlyTime = new Date('2026-11-21T10:00:00+11:00');

const positionAt = (date: CalendarDate, time: Slot['time'], tourType: Slot['type']): SlotPosition => ({
  date,
  time,
  tourType,
});

let dayOffset = 0;

/** Three slots unique to this schedule: two on one day, of both tour types, and one on the next. */
function nextPlaces(): Places {
  dayOffset += 2;
  const day = addDays(calendarDateFrom('2026-11-30'), dayOffset);
  return [
    positionAt(day, '10:00 AM', 'Tour and Tasting'),
    positionAt(day, '3:00 PM', 'Cellar Door Tasting'),
    positionAt(addDays(day, 1), '3:00 PM', 'Tour and Tasting'),
  ];
}

const booking = (
  place: SlotPosition,
  guestCount: number,
  changes: Partial<StoredBooking> = {},
): StoredBooking => storedBooking({ ...changes, ...place, guestCount });

function change(
  initial: StoredBooking,
  changes: Partial<Pick<BookingDetails, 'guestCount' | 'lastName' | 'preferredLanguage'>> & {
    place?: SlotPosition;
  },
  usesLatest = false,
): Act {
  const { place = initial, ...others } = changes;
  const { firstName, lastName, email, preferredLanguage, guestCount } = { ...initial, ...others };
  const { date, time, tourType } = place;
  const requested: BookingDetails = {
    tourId: slotOf(time, tourType).id,
    tourType,
    date,
    time,
    firstName,
    lastName,
    email,
    preferredLanguage,
    guestCount,
    totalPrice: totalPriceVuv(tourType, guestCount),
  };
  return { kind: 'change', booking: initial, requested, usesLatest };
}

const cancel = (initial: StoredBooking, usesLatest = false): Act => ({
  kind: 'cancel',
  booking: initial,
  usesLatest,
});
const find = (initial: StoredBooking, usesLatest = false): Act => ({
  kind: 'find',
  booking: initial,
  usesLatest,
});

const partySize = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: max });

/** Two guests, and sometimes a new booking, compete for too few seats. */
const lastSeats: Race<{ seatsLeft: number; movers: number[]; latecomers: number }> = {
  numbers: fc.record({
    seatsLeft: partySize(4),
    movers: fc.array(partySize(4), { minLength: 2, maxLength: 3 }),
    latecomers: fc.nat({ max: 3 }),
  }),
  stage: ({ seatsLeft, movers, latecomers }, [first, second, last]) => {
    const guests = movers.map((guestCount, index) => booking(index === 1 ? second : first, guestCount));
    const newBooking = booking(last, latecomers);
    return {
      initialBookings: [booking(last, capacity - seatsLeft), ...guests],
      visits: [
        ...guests.map((guest) => [change(guest, { place: last }), find(guest)]),
        ...(latecomers > 0 ? [[{ kind: 'book', booking: newBooking } as const]] : []),
      ],
    };
  },
};

/**
 * One booking is moved on one phone, perhaps back under another name, and cancelled on another, while a third reads it,
 * moves it elsewhere or repeats the same change. The new slot may have room for it only once.
 */
const moveAndCancel: Race<{
  guests: number;
  others: number;
  isTight: boolean;
  movesBack: boolean;
  third: 'reads' | 'moves elsewhere' | 'repeats the change';
  usesLatest: boolean[];
}> = {
  numbers: fc.record({
    guests: partySize(6),
    others: fc.nat({ max: 6 }),
    isTight: fc.boolean(),
    movesBack: fc.boolean(),
    third: fc.constantFrom('reads', 'moves elsewhere', 'repeats the change'),
    usesLatest: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  }),
  stage: ({ guests, others, isTight, movesBack, third, usesLatest }, [from, to, other]) => {
    const party = booking(from, guests);
    const moved = change(party, { place: to, lastName: 'Zhou' }, usesLatest[0]);
    const thirdVisit: Record<typeof third, Act[]> = {
      reads: [find(party), cancel(party)],
      'moves elsewhere': [change(party, { place: other }, usesLatest[2])],
      'repeats the change': [moved, find(party)],
    };
    return {
      initialBookings: [
        party,
        ...(others > 0 ? [booking(from, others)] : []),
        ...(isTight ? [booking(to, capacity - guests)] : []),
      ],
      visits: [
        [moved, ...(movesBack ? [change(party, { lastName: 'Zhou' }, usesLatest[1])] : []), find(party)],
        [find(party), cancel(party, usesLatest[2])],
        thirdVisit[third],
      ],
    };
  },
};

/** Guests of a full slot add more people while others leave or come. */
const raiseAtCapacity: Race<{
  parties: number[];
  additions: number[];
  latecomers: number;
  hasLeaver: boolean;
}> = {
  numbers: fc.record({
    parties: fc.array(partySize(4), { minLength: 3, maxLength: 3 }),
    additions: fc.array(partySize(8), { minLength: 3, maxLength: 3 }),
    latecomers: fc.nat({ max: 4 }),
    hasLeaver: fc.boolean(),
  }),
  stage: ({ parties, additions, latecomers, hasLeaver }, [slot, other]) => {
    const guests = parties.map((guestCount) => booking(slot, guestCount));
    const raises = guests.map((guest, index) => [
      change(guest, { guestCount: guest.guestCount + (additions[index] ?? 1) }),
    ]);
    if (hasLeaver) raises[0] = [change(guests[0] as StoredBooking, { place: other })];
    return {
      initialBookings: guests,
      visits: [
        ...raises,
        ...(latecomers > 0 ? [[{ kind: 'book', booking: booking(slot, latecomers) } as const]] : []),
      ],
    };
  },
};

/** One form is sent twice, and the guest moves or cancels the booking before the second call completes. */
const repeatedForm: Race<{ guests: number; isCancelled: boolean }> = {
  numbers: fc.record({ guests: partySize(capacity), isCancelled: fc.boolean() }),
  stage: ({ guests, isCancelled }, [from, to]) => {
    const party = booking(from, guests);
    const book: Act = { kind: 'book', booking: party };
    const followUp = isCancelled ? cancel(party) : change(party, { place: to });
    // Nothing to change until the first call completes, hence the retry.
    return { initialBookings: [], visits: [[book], [book], [followUp, followUp, followUp, find(party)]] };
  },
};

interface AnyAct {
  readonly kind: 'book' | 'guests' | 'move' | 'rename and move' | 'language' | 'cancel' | 'find';
  readonly guest: number;
  readonly guests: number;
  readonly place: number;
  readonly usesLatest: boolean;
}

const names = ['Lee', 'Zhou'];

/** Any actions, several in sequence on each phone. */
const randomActions: Race<{ parties: number[]; visits: AnyAct[][] }> = {
  numbers: fc.record({
    parties: fc.array(partySize(7), { minLength: 4, maxLength: 4 }),
    visits: fc.array(
      fc.array(
        fc.record({
          kind: fc.constantFrom(
            'book',
            'guests',
            'move',
            'move',
            'rename and move',
            'language',
            'cancel',
            'find',
          ),
          guest: fc.nat({ max: 3 }),
          guests: partySize(capacity),
          place: fc.nat({ max: 2 }),
          usesLatest: fc.boolean(),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      { minLength: 2, maxLength: 3 },
    ),
  }),
  stage: ({ parties, visits }, places) => {
    // The last booking does not exist at the start: visitors book it, several of them with the same form.
    const guests = parties.map((guestCount, index) => booking(places[index === 2 ? 1 : 0], guestCount));
    const act = ({ kind, guest: index, guests: guestCount, place, usesLatest }: AnyAct): Act => {
      const guest = guests[index] as StoredBooking;
      const to = places[place] as SlotPosition;
      switch (kind) {
        case 'book':
          return { kind, booking: guest };
        case 'guests':
          return change(guest, { guestCount }, usesLatest);
        case 'move':
          return change(guest, { place: to }, usesLatest);
        case 'rename and move':
          return change(guest, { place: to, lastName: names[guestCount % 2] as string }, usesLatest);
        case 'language':
          return change(guest, { preferredLanguage: 'French' }, usesLatest);
        case 'cancel':
          return cancel(guest, usesLatest);
        case 'find':
          return find(guest, usesLatest);
      }
    };
    return { initialBookings: guests.slice(0, 3), visits: visits.map((acts) => acts.map(act)) };
  },
};

type StaffAction = 'arrive' | 'pay' | 'no-show' | 'note' | 'undo';

let commandCount = 0;
const commandId = (): string => {
  commandCount += 1;
  return commandCount.toString(16).padStart(24, '0');
};

const colleagues: readonly VisitAuthor[] = [
  { person: { id: 'ana', role: 'floor' }, deviceId: 'door' },
  { person: { id: 'mia', role: 'manager' }, deviceId: 'bar' },
];

/** Presses of a colleague who sees the party as it was booked; an undo reverts the first of them. */
function pressActs(kinds: readonly StaffAction[], party: StoredBooking, author: VisitAuthor): Act[] {
  const first = commandId();
  const actionOf: Readonly<Record<StaffAction, VisitAction>> = {
    arrive: { kind: 'arrive', guests: party.guestCount, here: 0 },
    pay: {
      kind: 'pay',
      method: 'card',
      amount: party.totalPrice,
      vatu: party.totalPrice,
      outstanding: party.totalPrice,
    },
    'no-show': { kind: 'no-show', guests: party.guestCount },
    note: { kind: 'note', text: 'Nuts' },
    undo: { kind: 'undo', entry: first },
  };
  return kinds.map((kind, index) => ({
    kind: 'press',
    booking: party,
    author,
    command: { id: index === 0 ? first : commandId(), action: actionOf[kind] },
  }));
}

/**
 * Two colleagues record arrivals, payments and no-shows of one party and reverse them, while its guest changes, moves
 * or cancels the booking, walk-ins take the last seats, and a manager closes the start.
 */
const doorRace: Race<{
  guests: number;
  isTight: boolean;
  guest: ('guests' | 'move' | 'next day' | 'cancel' | 'find')[];
  presses: StaffAction[][];
  walkIns: number[];
  isClosed: boolean;
}> = {
  numbers: fc.record({
    guests: partySize(4),
    isTight: fc.boolean(),
    guest: fc.array(fc.constantFrom('guests', 'move', 'next day', 'cancel', 'find'), {
      minLength: 1,
      maxLength: 2,
    }),
    presses: fc.array(
      fc.array(fc.constantFrom('arrive', 'arrive', 'pay', 'pay', 'no-show', 'note', 'undo'), {
        minLength: 1,
        maxLength: 3,
      }),
      { minLength: 1, maxLength: 2 },
    ),
    walkIns: fc.array(partySize(3), { maxLength: 2 }),
    isClosed: fc.boolean(),
  }),
  stage: ({ guests, isTight, guest, presses, walkIns, isClosed }, [from, to, nextDay]) => {
    const party = booking(from, guests);
    const guestActs: Readonly<Record<(typeof guest)[number], Act>> = {
      guests: change(party, { guestCount: guests + 1 }),
      move: change(party, { place: to }),
      'next day': change(party, { place: nextDay }),
      cancel: cancel(party),
      find: find(party),
    };
    const newcomers = walkIns.map((additions) =>
      booking(from, additions, { firstName: '', lastName: '', email: '', source: 'walk-in' }),
    );
    return {
      now: new Date(startOf(from.date, from.time).getTime() + 300_000),
      initialBookings: [party, ...(isTight ? [booking(from, capacity - guests - 2)] : [])],
      visits: [
        guest.map((kind) => guestActs[kind]),
        ...presses.map((kinds, index) => pressActs(kinds, party, colleagues[index] as VisitAuthor)),
        ...newcomers.map((walkIn): Act[] => [
          { kind: 'book', booking: walkIn },
          ...pressActs(['pay'], walkIn, colleagues[0] as VisitAuthor),
        ]),
        ...(isClosed ? [[{ kind: 'close', booking: party } as const]] : []),
      ],
    };
  },
};

/** A change or cancellation by a colleague who sees the party as it was booked. */
function staffAct(
  kind: 'guests' | 'move' | 'next day' | 'cancel',
  initial: StoredBooking,
  [, to, nextDay]: Places,
  author: VisitAuthor,
): Act {
  const command = { id: commandId(), sequence: initial.sequence };
  if (kind === 'cancel') return { kind: 'cancel by staff', booking: initial, command, author };
  const changes = {
    guests: { guestCount: initial.guestCount + 2 },
    move: { place: to },
    'next day': { place: nextDay },
  };
  const { requested } = change(initial, changes[kind]) as Extract<Act, { kind: 'change' }>;
  return { kind: 'change by staff', booking: initial, requested, command, author };
}

/**
 * Two colleagues change, move and cancel one party, while its guest does the same, others record entries at the door,
 * a walk-in arrives and a manager closes the start.
 */
const staffChanges: Race<{
  guests: number;
  isTight: boolean;
  staff: ('guests' | 'move' | 'next day' | 'cancel')[][];
  guest: ('guests' | 'move' | 'cancel' | 'find')[];
  presses: StaffAction[];
  walkIn: number;
  isClosed: boolean;
}> = {
  numbers: fc.record({
    guests: partySize(4),
    isTight: fc.boolean(),
    staff: fc.array(
      fc.array(fc.constantFrom('guests', 'move', 'next day', 'cancel'), { minLength: 1, maxLength: 2 }),
      { minLength: 1, maxLength: 2 },
    ),
    guest: fc.array(fc.constantFrom('guests', 'move', 'cancel', 'find'), { maxLength: 2 }),
    presses: fc.array(fc.constantFrom('arrive', 'pay', 'note', 'undo'), { maxLength: 2 }),
    walkIn: fc.nat({ max: 3 }),
    isClosed: fc.boolean(),
  }),
  stage: ({ guests, isTight, staff, guest, presses, walkIn, isClosed }, places) => {
    const [from, to] = places;
    const party = booking(from, guests);
    const guestActs: Readonly<Record<(typeof guest)[number], Act>> = {
      guests: change(party, { guestCount: guests + 1 }),
      move: change(party, { place: to }),
      cancel: cancel(party),
      find: find(party),
    };
    const lateParty = booking(from, walkIn, { firstName: '', lastName: '', email: '', source: 'walk-in' });
    return {
      now: new Date(startOf(from.date, from.time).getTime() + 300_000),
      initialBookings: [party, ...(isTight ? [booking(from, capacity - guests - 2)] : [])],
      visits: [
        ...staff.map((kinds, index) =>
          kinds.map((kind) => staffAct(kind, party, places, colleagues[index] as VisitAuthor)),
        ),
        guest.map((kind) => guestActs[kind]),
        pressActs(presses, party, colleagues[0] as VisitAuthor),
        ...(walkIn > 0 ? [[{ kind: 'book', booking: lateParty } as const]] : []),
        ...(isClosed ? [[{ kind: 'close', booking: party } as const]] : []),
      ],
    };
  },
};

/**
 * Two hours before a start, a manager closes it with a double press, while another reopens it; guests book, cancel and
 * arrive, and walk-ins take places.
 */
const closingRace: Race<{
  guests: number;
  newcomers: number[];
  walkIn: number;
  guest: 'cancel' | 'guests' | 'find';
  presses: StaffAction[];
  closings: number;
  isReopened: boolean;
}> = {
  numbers: fc.record({
    guests: partySize(4),
    newcomers: fc.array(partySize(3), { maxLength: 1 }),
    walkIn: fc.nat({ max: 2 }),
    guest: fc.constantFrom('cancel', 'guests', 'find'),
    presses: fc.array(fc.constantFrom('arrive', 'pay', 'undo'), { maxLength: 2 }),
    closings: fc.integer({ min: 1, max: 3 }),
    isReopened: fc.boolean(),
  }),
  stage: ({ guests, newcomers, walkIn, guest, presses, closings, isReopened }, [from]) => {
    const party = booking(from, guests);
    const command = (person: string) => ({ id: commandId(), person, device: `device of ${person}` });
    const close: Act = { kind: 'close by command', booking: party, command: command('mia') };
    const guestActs: Readonly<Record<typeof guest, Act>> = {
      cancel: cancel(party),
      guests: change(party, { guestCount: guests + 1 }),
      find: find(party),
    };
    const book = (guestCount: number, changes: Partial<StoredBooking> = {}): Act[] => [
      { kind: 'book', booking: booking(from, guestCount, changes) },
    ];
    return {
      now: new Date(startOf(from.date, from.time).getTime() - 2 * 3_600_000),
      initialBookings: [party],
      visits: [
        [guestActs[guest]],
        ...Array.from({ length: closings }, () => [close]),
        ...(presses.length > 0 ? [pressActs(presses, party, colleagues[0] as VisitAuthor)] : []),
        ...newcomers.map((additions) => book(additions)),
        ...(walkIn > 0 ? [book(walkIn, { firstName: '', lastName: '', email: '', source: 'walk-in' })] : []),
        ...(isReopened ? [[{ kind: 'reopen', booking: party, command: command('ben') } as const]] : []),
      ],
    };
  },
};

type KeptActionKind = 'arrive' | 'pay' | 'note' | 'undo';

/** Presses that a device has kept for one party; an undo reverts the first of them. */
function keptPressActs(kinds: readonly KeptActionKind[], initial: StoredBooking, madeAt: number): Act[] {
  const ids = kinds.map(commandId);
  const { guestCount: guests, totalPrice } = initial;
  const sums = { amount: totalPrice, vatu: totalPrice, outstanding: totalPrice };
  const actionOf: Readonly<Record<KeptActionKind, KeptAction>> = {
    arrive: { kind: 'arrive', guests },
    pay: { kind: 'pay', method: 'card', ...sums },
    note: { kind: 'note', text: 'Nuts' },
    undo: { kind: 'undo', entry: ids[0] ?? '' },
  };
  return kinds.map((kind, index): Act => {
    const press: KeptPress = {
      version: pressVersion,
      id: ids[index] ?? '',
      device: 'door',
      key: 'k'.repeat(22),
      n: index + 1,
      by: 'ana',
      identified: 'owner',
      madeAt,
      contact: { at: madeAt, mac: 'm'.repeat(43), clock: madeAt },
      party: { date: initial.date, tourId: initial.tourId, id: initial.id },
      seen: ids.slice(0, index),
      action: actionOf[kind],
    };
    return { kind: 'deliver', booking: initial, press };
  });
}

/** Two devices deliver the same kept presses, one of them in reverse, while the guest changes, moves or cancels. */
const repeatedDelivery: Race<{
  guests: number;
  kinds: KeptActionKind[];
  guest: ('guests' | 'move' | 'cancel')[];
}> = {
  numbers: fc.record({
    guests: partySize(4),
    kinds: fc.uniqueArray(fc.constantFrom('arrive', 'pay', 'note', 'undo'), { minLength: 1, maxLength: 4 }),
    guest: fc.array(fc.constantFrom('guests', 'move', 'cancel'), { maxLength: 2 }),
  }),
  stage: ({ guests, kinds, guest }, [from, to]) => {
    const party = booking(from, guests);
    const now = new Date(startOf(from.date, from.time).getTime() + 300_000);
    const guestActs: Readonly<Record<(typeof guest)[number], Act>> = {
      guests: change(party, { guestCount: guests + 1 }),
      move: change(party, { place: to }),
      cancel: cancel(party),
    };
    const deliveries = keptPressActs(kinds, party, now.getTime());
    return {
      now,
      initialBookings: [party],
      visits: [deliveries, deliveries.toReversed(), guest.map((kind) => guestActs[kind])],
    };
  },
};

const faults = fc.array(fc.nat({ max: 255 }), { minLength: 24, maxLength: 24 });

/** Schedules of a race; each call of a schedule uses new slots. */
const schedulesOf = <Numbers>({ numbers, stage }: Race<Numbers>): fc.Arbitrary<() => Interleaving> =>
  fc.record({ numbers, faults, turns: fc.scheduler() }).map((values) => {
    const createInterleaving = (): Interleaving => {
      const places = nextPlaces();
      return {
        places,
        now: earlyTime,
        ...stage(values.numbers, places),
        faults: values.faults,
        turns: values.turns,
      };
    };
    return Object.assign(createInterleaving, { [fc.toStringMethod]: () => fc.stringify(values) });
  });

export const races = {
  'two guests move into the last seats': schedulesOf(lastSeats),
  'a booking is moved while it is cancelled': schedulesOf(moveAndCancel),
  'guests are raised at capacity': schedulesOf(raiseAtCapacity),
  'a form is sent twice while its booking moves': schedulesOf(repeatedForm),
  'random concurrent actions': schedulesOf(randomActions),
  'a party checks in while its booking changes': schedulesOf(doorRace),
  'colleagues change a party while its guest does': schedulesOf(staffChanges),
  'a start is closed and reopened while guests come': schedulesOf(closingRace),
  'two devices deliver the same presses': schedulesOf(repeatedDelivery),
} as const;

export type RaceName = keyof typeof races;
