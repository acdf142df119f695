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
  ) => Pick<Interleaving, 'booked' | 'visits'> & Partial<Pick<Interleaving, 'now'>>;
}

type Places = readonly [SlotPosition, SlotPosition, SlotPosition];

const capacity = 16;

/** Long before every visit of a race. */
const weeksBefore = new Date('2026-11-21T10:00:00+11:00');

const positionAt = (date: CalendarDate, time: Slot['time'], tourType: Slot['type']): SlotPosition => ({
  date,
  time,
  tourType,
});

let days = 0;

/** Three slots unique to this schedule: two on one day, of both tour types, and one on the next. */
function freshPlaces(): Places {
  days += 2;
  const day = addDays(calendarDateFrom('2026-11-30'), days);
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
  booked: StoredBooking,
  changes: Partial<Pick<BookingDetails, 'guestCount' | 'lastName' | 'preferredLanguage'>> & {
    place?: SlotPosition;
  },
  latest = false,
): Act {
  const { place = booked, ...others } = changes;
  const { firstName, lastName, email, preferredLanguage, guestCount } = { ...booked, ...others };
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
  return { what: 'change', booking: booked, requested, latest };
}

const cancel = (booked: StoredBooking, latest = false): Act => ({ what: 'cancel', booking: booked, latest });
const find = (booked: StoredBooking, latest = false): Act => ({ what: 'find', booking: booked, latest });

const partySize = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: max });

/** Two guests, and sometimes a new booking, compete for too few seats. */
const lastSeats: Race<{ left: number; movers: number[]; late: number }> = {
  numbers: fc.record({
    left: partySize(4),
    movers: fc.array(partySize(4), { minLength: 2, maxLength: 3 }),
    late: fc.nat({ max: 3 }),
  }),
  stage: ({ left, movers, late }, [one, two, last]) => {
    const guests = movers.map((guestCount, index) => booking(index === 1 ? two : one, guestCount));
    const fresh = booking(last, late);
    return {
      booked: [booking(last, capacity - left), ...guests],
      visits: [
        ...guests.map((guest) => [change(guest, { place: last }), find(guest)]),
        ...(late > 0 ? [[{ what: 'book', booking: fresh } as const]] : []),
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
  returns: boolean;
  third: 'reads' | 'moves elsewhere' | 'repeats the change';
  latest: boolean[];
}> = {
  numbers: fc.record({
    guests: partySize(6),
    others: fc.nat({ max: 6 }),
    isTight: fc.boolean(),
    returns: fc.boolean(),
    third: fc.constantFrom('reads', 'moves elsewhere', 'repeats the change'),
    latest: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  }),
  stage: ({ guests, others, isTight, returns, third, latest }, [from, to, elsewhere]) => {
    const mine = booking(from, guests);
    const there = change(mine, { place: to, lastName: 'Zhou' }, latest[0]);
    const thirdVisit: Record<typeof third, Act[]> = {
      reads: [find(mine), cancel(mine)],
      'moves elsewhere': [change(mine, { place: elsewhere }, latest[2])],
      'repeats the change': [there, find(mine)],
    };
    return {
      booked: [
        mine,
        ...(others > 0 ? [booking(from, others)] : []),
        ...(isTight ? [booking(to, capacity - guests)] : []),
      ],
      visits: [
        [there, ...(returns ? [change(mine, { lastName: 'Zhou' }, latest[1])] : []), find(mine)],
        [find(mine), cancel(mine, latest[2])],
        thirdVisit[third],
      ],
    };
  },
};

/** Guests of a full slot add more people while others leave or come. */
const raiseAtCapacity: Race<{ parties: number[]; more: number[]; late: number; leaves: boolean }> = {
  numbers: fc.record({
    parties: fc.array(partySize(4), { minLength: 3, maxLength: 3 }),
    more: fc.array(partySize(8), { minLength: 3, maxLength: 3 }),
    late: fc.nat({ max: 4 }),
    leaves: fc.boolean(),
  }),
  stage: ({ parties, more, late, leaves }, [slot, away]) => {
    const guests = parties.map((guestCount) => booking(slot, guestCount));
    const raised = guests.map((guest, index) => [
      change(guest, { guestCount: guest.guestCount + (more[index] ?? 1) }),
    ]);
    if (leaves) raised[0] = [change(guests[0] as StoredBooking, { place: away })];
    return {
      booked: guests,
      visits: [...raised, ...(late > 0 ? [[{ what: 'book', booking: booking(slot, late) } as const]] : [])],
    };
  },
};

/** One form is sent twice, and the guest moves or cancels the booking before the second call completes. */
const sentTwice: Race<{ guests: number; cancels: boolean }> = {
  numbers: fc.record({ guests: partySize(capacity), cancels: fc.boolean() }),
  stage: ({ guests, cancels }, [from, to]) => {
    const mine = booking(from, guests);
    const book: Act = { what: 'book', booking: mine };
    const followUp = cancels ? cancel(mine) : change(mine, { place: to });
    // Nothing to change until the first call completes, hence the retry.
    return { booked: [], visits: [[book], [book], [followUp, followUp, followUp, find(mine)]] };
  },
};

interface AnyAct {
  readonly what: 'book' | 'guests' | 'move' | 'rename and move' | 'language' | 'cancel' | 'find';
  readonly guest: number;
  readonly guests: number;
  readonly place: number;
  readonly latest: boolean;
}

const names = ['Lee', 'Zhou'];

/** Any actions, several in sequence on each phone. */
const randomActions: Race<{ parties: number[]; visits: AnyAct[][] }> = {
  numbers: fc.record({
    parties: fc.array(partySize(7), { minLength: 4, maxLength: 4 }),
    visits: fc.array(
      fc.array(
        fc.record({
          what: fc.constantFrom(
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
          latest: fc.boolean(),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      { minLength: 2, maxLength: 3 },
    ),
  }),
  stage: ({ parties, visits }, places) => {
    // The last booking does not exist at the start: visitors book it, several of them with the same form.
    const guests = parties.map((guestCount, index) => booking(places[index === 2 ? 1 : 0], guestCount));
    const act = ({ what, guest: index, guests: guestCount, place, latest }: AnyAct): Act => {
      const guest = guests[index] as StoredBooking;
      const to = places[place] as SlotPosition;
      switch (what) {
        case 'book':
          return { what, booking: guest };
        case 'guests':
          return change(guest, { guestCount }, latest);
        case 'move':
          return change(guest, { place: to }, latest);
        case 'rename and move':
          return change(guest, { place: to, lastName: names[guestCount % 2] as string }, latest);
        case 'language':
          return change(guest, { preferredLanguage: 'French' }, latest);
        case 'cancel':
          return cancel(guest, latest);
        case 'find':
          return find(guest, latest);
      }
    };
    return { booked: guests.slice(0, 3), visits: visits.map((acts) => acts.map(act)) };
  },
};

type StaffAction = 'arrive' | 'pay' | 'no-show' | 'note' | 'undo';

let commands = 0;
const commandId = (): string => {
  commands += 1;
  return commands.toString(16).padStart(24, '0');
};

const colleagues: readonly VisitAuthor[] = [
  { person: { id: 'ana', role: 'floor' }, deviceId: 'door' },
  { person: { id: 'mia', role: 'manager' }, deviceId: 'bar' },
];

/** Presses of a colleague who sees the party as it was booked; an undo reverts the first of them. */
function pressesOf(kinds: readonly StaffAction[], party: StoredBooking, author: VisitAuthor): Act[] {
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
    what: 'press',
    booking: party,
    author,
    command: { id: index === 0 ? first : commandId(), action: actionOf[kind] },
  }));
}

/**
 * Two colleagues record arrivals, payments and no-shows of one party and reverse them, while its guest changes, moves
 * or cancels the booking, walk-ins take the last seats, and a manager closes the start.
 */
const atTheDoor: Race<{
  guests: number;
  isTight: boolean;
  guest: ('guests' | 'move' | 'next day' | 'cancel' | 'find')[];
  presses: StaffAction[][];
  walkIns: number[];
  closes: boolean;
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
    closes: fc.boolean(),
  }),
  stage: ({ guests, isTight, guest, presses, walkIns, closes }, [from, to, nextDay]) => {
    const mine = booking(from, guests);
    const guestActs: Readonly<Record<(typeof guest)[number], Act>> = {
      guests: change(mine, { guestCount: guests + 1 }),
      move: change(mine, { place: to }),
      'next day': change(mine, { place: nextDay }),
      cancel: cancel(mine),
      find: find(mine),
    };
    const newcomers = walkIns.map((more) =>
      booking(from, more, { firstName: '', lastName: '', email: '', source: 'walk-in' }),
    );
    return {
      now: new Date(startOf(from.date, from.time).getTime() + 300_000),
      booked: [mine, ...(isTight ? [booking(from, capacity - guests - 2)] : [])],
      visits: [
        guest.map((what) => guestActs[what]),
        ...presses.map((kinds, index) => pressesOf(kinds, mine, colleagues[index] as VisitAuthor)),
        ...newcomers.map((walkIn): Act[] => [
          { what: 'book', booking: walkIn },
          ...pressesOf(['pay'], walkIn, colleagues[0] as VisitAuthor),
        ]),
        ...(closes ? [[{ what: 'close', booking: mine } as const]] : []),
      ],
    };
  },
};

/** A change or cancellation by a colleague who sees the party as it was booked. */
function staffActOf(
  kind: 'guests' | 'move' | 'next day' | 'cancel',
  booked: StoredBooking,
  [, to, nextDay]: Places,
  author: VisitAuthor,
): Act {
  const command = { id: commandId(), sequence: booked.sequence };
  if (kind === 'cancel') return { what: 'cancel by staff', booking: booked, command, author };
  const changes = {
    guests: { guestCount: booked.guestCount + 2 },
    move: { place: to },
    'next day': { place: nextDay },
  };
  const { requested } = change(booked, changes[kind]) as Extract<Act, { what: 'change' }>;
  return { what: 'change by staff', booking: booked, requested, command, author };
}

/**
 * Two colleagues change, move and cancel one party, while its guest does the same, others record entries at the door,
 * a walk-in arrives and a manager closes the start.
 */
const changedByStaff: Race<{
  guests: number;
  isTight: boolean;
  staff: ('guests' | 'move' | 'next day' | 'cancel')[][];
  guest: ('guests' | 'move' | 'cancel' | 'find')[];
  presses: StaffAction[];
  walkIn: number;
  closes: boolean;
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
    closes: fc.boolean(),
  }),
  stage: ({ guests, isTight, staff, guest, presses, walkIn, closes }, places) => {
    const [from, to] = places;
    const mine = booking(from, guests);
    const guestActs: Readonly<Record<(typeof guest)[number], Act>> = {
      guests: change(mine, { guestCount: guests + 1 }),
      move: change(mine, { place: to }),
      cancel: cancel(mine),
      find: find(mine),
    };
    const lateParty = booking(from, walkIn, { firstName: '', lastName: '', email: '', source: 'walk-in' });
    return {
      now: new Date(startOf(from.date, from.time).getTime() + 300_000),
      booked: [mine, ...(isTight ? [booking(from, capacity - guests - 2)] : [])],
      visits: [
        ...staff.map((kinds, index) =>
          kinds.map((kind) => staffActOf(kind, mine, places, colleagues[index] as VisitAuthor)),
        ),
        guest.map((what) => guestActs[what]),
        pressesOf(presses, mine, colleagues[0] as VisitAuthor),
        ...(walkIn > 0 ? [[{ what: 'book', booking: lateParty } as const]] : []),
        ...(closes ? [[{ what: 'close', booking: mine } as const]] : []),
      ],
    };
  },
};

/**
 * Two hours before a start, a manager closes it with a double press, while another reopens it; guests book, cancel and
 * arrive, and walk-ins take places.
 */
const closing: Race<{
  guests: number;
  newcomers: number[];
  walkIn: number;
  guest: 'cancel' | 'guests' | 'find';
  presses: StaffAction[];
  closings: number;
  reopens: boolean;
}> = {
  numbers: fc.record({
    guests: partySize(4),
    newcomers: fc.array(partySize(3), { maxLength: 1 }),
    walkIn: fc.nat({ max: 2 }),
    guest: fc.constantFrom('cancel', 'guests', 'find'),
    presses: fc.array(fc.constantFrom('arrive', 'pay', 'undo'), { maxLength: 2 }),
    closings: fc.integer({ min: 1, max: 3 }),
    reopens: fc.boolean(),
  }),
  stage: ({ guests, newcomers, walkIn, guest, presses, closings, reopens }, [from]) => {
    const mine = booking(from, guests);
    const command = (person: string) => ({ id: commandId(), person, device: `device of ${person}` });
    const close: Act = { what: 'close by command', booking: mine, command: command('mia') };
    const guestActs: Readonly<Record<typeof guest, Act>> = {
      cancel: cancel(mine),
      guests: change(mine, { guestCount: guests + 1 }),
      find: find(mine),
    };
    const book = (guestCount: number, changes: Partial<StoredBooking> = {}): Act[] => [
      { what: 'book', booking: booking(from, guestCount, changes) },
    ];
    return {
      now: new Date(startOf(from.date, from.time).getTime() - 2 * 3_600_000),
      booked: [mine],
      visits: [
        [guestActs[guest]],
        ...Array.from({ length: closings }, () => [close]),
        ...(presses.length > 0 ? [pressesOf(presses, mine, colleagues[0] as VisitAuthor)] : []),
        ...newcomers.map((more) => book(more)),
        ...(walkIn > 0 ? [book(walkIn, { firstName: '', lastName: '', email: '', source: 'walk-in' })] : []),
        ...(reopens ? [[{ what: 'reopen', booking: mine, command: command('ben') } as const]] : []),
      ],
    };
  },
};

type KeptKind = 'arrive' | 'pay' | 'note' | 'undo';

/** Presses that a device has kept for one party; an undo reverts the first of them. */
function keptOf(kinds: readonly KeptKind[], booked: StoredBooking, madeAt: number): Act[] {
  const ids = kinds.map(commandId);
  const { guestCount: guests, totalPrice } = booked;
  const sums = { amount: totalPrice, vatu: totalPrice, outstanding: totalPrice };
  const actionOf: Readonly<Record<KeptKind, KeptAction>> = {
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
      party: { date: booked.date, tourId: booked.tourId, id: booked.id },
      seen: ids.slice(0, index),
      action: actionOf[kind],
    };
    return { what: 'deliver', booking: booked, press };
  });
}

/** Two devices deliver the same kept presses, one of them in reverse, while the guest changes, moves or cancels. */
const deliveredTwice: Race<{ guests: number; kinds: KeptKind[]; guest: ('guests' | 'move' | 'cancel')[] }> = {
  numbers: fc.record({
    guests: partySize(4),
    kinds: fc.uniqueArray(fc.constantFrom('arrive', 'pay', 'note', 'undo'), { minLength: 1, maxLength: 4 }),
    guest: fc.array(fc.constantFrom('guests', 'move', 'cancel'), { maxLength: 2 }),
  }),
  stage: ({ guests, kinds, guest }, [from, to]) => {
    const mine = booking(from, guests);
    const now = new Date(startOf(from.date, from.time).getTime() + 300_000);
    const guestActs: Readonly<Record<(typeof guest)[number], Act>> = {
      guests: change(mine, { guestCount: guests + 1 }),
      move: change(mine, { place: to }),
      cancel: cancel(mine),
    };
    const kept = keptOf(kinds, mine, now.getTime());
    return { now, booked: [mine], visits: [kept, kept.toReversed(), guest.map((what) => guestActs[what])] };
  },
};

const faults = fc.array(fc.nat({ max: 255 }), { minLength: 24, maxLength: 24 });

/** Schedules of a race; each call of a schedule uses new slots. */
const schedulesOf = <Numbers>({ numbers, stage }: Race<Numbers>): fc.Arbitrary<() => Interleaving> =>
  fc.record({ numbers, faults, turns: fc.scheduler() }).map((drawn) => {
    const make = (): Interleaving => {
      const places = freshPlaces();
      return {
        places,
        now: weeksBefore,
        ...stage(drawn.numbers, places),
        faults: drawn.faults,
        turns: drawn.turns,
      };
    };
    return Object.assign(make, { [fc.toStringMethod]: () => fc.stringify(drawn) });
  });

export const races = {
  'two guests move into the last seats': schedulesOf(lastSeats),
  'a booking is moved while it is cancelled': schedulesOf(moveAndCancel),
  'guests are raised at capacity': schedulesOf(raiseAtCapacity),
  'a form is sent twice while its booking moves': schedulesOf(sentTwice),
  'random concurrent actions': schedulesOf(randomActions),
  'a party checks in while its booking changes': schedulesOf(atTheDoor),
  'colleagues change a party while its guest does': schedulesOf(changedByStaff),
  'a start is closed and reopened while guests come': schedulesOf(closing),
  'two devices deliver the same presses': schedulesOf(deliveredTwice),
} as const;

export type RaceName = keyof typeof races;
