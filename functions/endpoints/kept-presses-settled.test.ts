import { beforeEach, describe, expect, it } from 'vitest';
import { actorOf, type CallResult, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { registerKeepingDevice } from '#functions/stores/staff/keeping-device.testing.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import { settlePresses as settleContract } from '#shared/contracts/kept/settle-presses.ts';
import { showKeptPresses as showContract } from '#shared/contracts/kept/show-kept-presses.ts';
import type { PressFields } from '#shared/kept-presses/press.testing.ts';
import { newCommandId } from '#shared/kept-presses/press.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { deliveries } from './deliveries.testing.ts';
import { settlePresses } from './settle-presses/settle-presses.ts';
import { showKeptPresses } from './show-kept-presses/show-kept-presses.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:20:00+11:00');
testLog();
const day = 86_400_000;
const door = deliveries(table, clock);
let booking: StoredBooking;
let [phone, tablet]: Awaited<ReturnType<typeof registerKeepingDevice>>[] = [];

beforeEach(async () => {
  const [ann, ben] = [
    await colleagues(table, clock).add('Ann', 'floor'),
    await colleagues(table, clock).add('Ben', 'floor'),
  ];
  booking = storedBooking({ guestCount: 4 });
  await bookingStore(table, clock).book(booking);
  [phone, tablet] = [
    await registerKeepingDevice(table, clock, ann),
    await registerKeepingDevice(table, clock, ben),
  ];
});

const party = () => ({ date: '2026-11-24', tourId: 0, party: booking.id });
const partyOfPress = () => ({ date: '2026-11-24', tourId: 0, id: booking.id });
const manager = actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'office');
const floorColleague = actorOf({ id: 'ana', name: 'Ana', role: 'floor' }, 'door');
const send = (
  decision: object,
  { actor = manager, isSteppedUp = true, commandId = newCommandId() } = {},
): Promise<CallResult> => {
  const steppedUpAt = isSteppedUp ? clock().getTime() / 1000 : undefined;
  return callerAs(
    { ...actor, steppedUpAt },
    settleContract,
    settlePresses(door.deps),
    isSteppedUp,
  )({
    json: { commandId, decision },
  });
};
const show = async () =>
  (
    await callerAs(
      manager,
      showContract,
      showKeptPresses({ ...door.deps, people: peopleStore(table, clock) }),
    )({})
  ).json;
const keep = async (
  deviceName: 'phone' | 'tablet',
  press: Omit<PressFields, 'party'> & { party?: PressFields['party'] },
) => {
  const device = deviceName === 'phone' ? phone : tablet;
  const keptPress = await device?.keep({ party: partyOfPress(), ...press });
  if (keptPress === undefined) throw new Error('No device');
  const [outcome] = await door.outcomes([keptPress]);
  return { id: keptPress.press.id, outcome };
};
const arrive = (guests: number) => ({ action: { kind: 'arrive', guests } }) as const;
const pay = (vatu = 16_000) =>
  ({ action: { kind: 'pay', method: 'cash-vuv', amount: vatu, vatu, outstanding: 16_000 } }) as const;
const readX = () =>
  readTill({
    tills: zStore(table, clock),
    days: door.deps.days,
    people: peopleStore(table, clock),
    chains: door.deps.chains,
    clock,
  });

describe('GET and PUT /api/staff/kept-presses: arrivals', () => {
  it('lets a floor colleague decide which of two differing arrivals of a party counts', async () => {
    const [four, two] = [await keep('phone', arrive(4)), await keep('tablet', arrive(2))];
    expect(await show()).toMatchObject({
      parties: [{ id: booking.id }],
      devices: [{ name: 'A browser' }, { name: 'A browser' }],
    });
    const settled = [four.id, two.id];
    const { json } = await send(
      { kind: 'settle', ...party(), settled, struck: [four.id] },
      { actor: floorColleague, isSteppedUp: false },
    );
    expect(json.party.log.at(-1)).toMatchObject({ kind: 'settle', by: 'ana', settled, struck: [four.id] });
    expect(await door.stateOf(partyOfPress())).toMatchObject({ here: 2, flags: [] });
    expect((await show()).parties).toEqual([]);
    expect(await door.deps.open.listParties()).toEqual([]);
  });

  it('removes a cancelled booking from the list once its arrival is settled, and lists it again on another arrival', async () => {
    await bookingStore(table, clock).cancel(referenceOf(booking));
    const arrival = await keep('phone', arrive(4));
    await send({ kind: 'settle', ...party(), settled: [arrival.id], struck: [] }, { actor: floorColleague });
    expect((await show()).parties).toEqual([]);
    await keep('tablet', arrive(1));
    expect((await show()).parties).toHaveLength(1);
  });

  it('applies a repeated command once, and refuses a second decision about the same arrivals', async () => {
    const arrivals = [await keep('phone', arrive(4)), await keep('tablet', arrive(2))].map(({ id }) => id);
    const [decision, commandId] = [
      { kind: 'settle', ...party(), settled: arrivals, struck: [] },
      newCommandId(),
    ];
    const responses = await Promise.all([send(decision, { commandId }), send(decision, { commandId })]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await send(decision)).toMatchObject({ status: 409, json: { kind: 'party-changed' } });
    expect((await door.stateOf(partyOfPress()))?.log.filter(({ kind }) => kind === 'settle')).toHaveLength(1);
  });

  it.each([
    ['an entry that does not exist', { settled: [newCommandId()], struck: [] }, 404],
    [
      'a struck entry that is not among the settled ones',
      { settled: ['arrival'], struck: [newCommandId()] },
      404,
    ],
  ])('refuses to settle %s', async (_, command, status) => {
    const arrival = await keep('phone', arrive(4));
    const settled = command.settled.map((id) => (id === 'arrival' ? arrival.id : id));
    expect(await send({ kind: 'settle', ...party(), ...command, settled })).toMatchObject({ status });
  });
});

describe('PUT /api/staff/kept-presses: undoing a decision', () => {
  const settleArrivals = async () => {
    const settled = [await keep('phone', arrive(4)), await keep('tablet', arrive(2))].map(({ id }) => id);
    const { json } = await send(
      { kind: 'settle', ...party(), settled, struck: [settled[0]] },
      { actor: floorColleague },
    );
    return json.party.log.at(-1).id as string;
  };

  it('is possible for its author without a passkey, lists the party again, and is refused a second time', async () => {
    const settlement = await settleArrivals();
    const undoReply = await send(
      { kind: 'undo', ...party(), settlement },
      { actor: floorColleague, isSteppedUp: false },
    );
    expect(undoReply.status).toBe(200);
    expect(await door.stateOf(partyOfPress())).toMatchObject({ here: 4, flags: ['arrived-twice'] });
    expect((await show()).parties).toMatchObject([{ id: booking.id }]);
    expect((await send({ kind: 'undo', ...party(), settlement })).status).toBe(409);
  });

  it('is allowed only to managers after ten minutes', async () => {
    const settlement = await settleArrivals();
    clock.advance(601_000);
    const undo = { kind: 'undo', ...party(), settlement };
    expect(await send(undo, { actor: floorColleague })).toMatchObject({ status: 403 });
    expect(await send(undo, { isSteppedUp: false })).toMatchObject({ status: 200 });
  });

  it('is refused when the decision reversed a payment', async () => {
    const paymentIds = [await keep('phone', pay()), await keep('tablet', pay())].map(({ id }) => id);
    const struck = [paymentIds[1]];
    const { json } = await send({
      kind: 'settle',
      ...party(),
      settled: paymentIds,
      struck,
      reason: 'Recorded twice',
    });
    const settlement = json.party.log.find(({ kind }: { kind: string }) => kind === 'settle').id;
    expect(await send({ kind: 'undo', ...party(), settlement })).toMatchObject({ status: 403 });
  });
});

describe('PUT /api/staff/kept-presses: a walk-in admitted to a full start', () => {
  const overfillStart = async () => {
    const later = Math.floor(clock().getTime() / 1000) + 60;
    await bookingStore(table, clock).book(storedBooking({ guestCount: 12, bookedAt: later }));
    const id = newCommandId();
    const walkIn = { date: '2026-11-24', tourId: 0, walkIn: id };
    await keep('phone', { id, party: walkIn, action: { kind: 'walk-in', guests: 2 } } as never);
    const { parties, rooms } = await show();
    expect(rooms).toMatchObject([
      {
        date: '2026-11-24',
        tourId: 0,
        guests: 16,
        over: 2,
        last: { guests: 12, source: 'web', isMailed: true },
      },
    ]);
    return parties[0];
  };

  it('counts at the start to which a colleague assigns it, until the decision is undone', async () => {
    const { id, log } = await overfillStart();
    const otherStart = { date: '2026-11-24', tourId: 0, party: id };
    const { json } = await send(
      { kind: 'join', ...otherStart, settled: [log[0].id], joins: 3 },
      { actor: floorColleague },
    );
    expect(json.party.log).toMatchObject([{}, { kind: 'arrive', guests: 2, joins: 3 }, { kind: 'settle' }]);
    expect(await door.stateOf({ ...otherStart, id })).toMatchObject({ here: 2, flags: [] });
    expect((await show()).parties).toEqual([]);
    const settlement = json.party.log[2].id;
    await send({ kind: 'undo', ...otherStart, settlement });
    expect(await door.stateOf({ ...otherStart, id })).toMatchObject({ here: 2, flags: ['over'] });
  });
});

describe('GET /api/staff/kept-presses: the guests of an overfull room', () => {
  it('include guests of another start who joined the room, but not walk-ins who joined another start', async () => {
    const later = Math.floor(clock().getTime() / 1000) + 60;
    await bookingStore(table, clock).book(storedBooking({ guestCount: 12, bookedAt: later }));
    const walkIn = async (tourId: number, guests: number) => {
      const id = newCommandId();
      const walkInParty = { date: '2026-11-24', tourId, walkIn: id };
      await keep('phone', { id, party: walkInParty, action: { kind: 'walk-in', guests } } as never);
      return { id, walkInParty };
    };
    await walkIn(0, 2);
    const [movedParty] = (await show()).parties;
    const otherStart = { date: '2026-11-24', tourId: 0, party: movedParty.id };
    await walkIn(0, 1);
    const { walkInParty } = await walkIn(3, 5);
    await keep('phone', { party: walkInParty, action: { kind: 'join', guests: 5, tourId: 0 } } as never);
    await send({ kind: 'join', ...otherStart, settled: [movedParty.log[0].id], joins: 3 });
    expect((await show()).rooms).toMatchObject([{ tourId: 0, guests: 16, over: 6 }]);
  });
});

describe('PUT /api/staff/kept-presses: people admitted on a cancelled booking who are not its party', () => {
  const admitOthers = async () => {
    await bookingStore(table, clock).cancel(referenceOf(booking));
    const arrived = await keep('phone', arrive(4));
    const paid = await keep('phone', { ...pay(), seen: [arrived.id] } as never);
    return [arrived.id, paid.id];
  };
  const reason = 'Other people';

  it('become a walk-in with their arrival and payment, while the booking stays cancelled', async () => {
    const settled = await admitOthers();
    const commandId = newCommandId();
    const decision = { kind: 'others', ...party(), settled, reason };
    for (const _ of [1, 2]) expect((await send(decision, { commandId })).status).toBe(200);
    expect(await door.stateOf(partyOfPress())).toMatchObject({ here: 0, paidVuv: 0, flags: [] });
    const [slot] = await door.deps.days.slots(calendarDateFrom('2026-11-24'));
    const [walkIn, ...more] = slot?.bookings.filter(({ source }) => source === 'walk-in') ?? [];
    expect(more).toEqual([]);
    const state = await door.stateOf({ date: '2026-11-24', tourId: 0, id: walkIn?.id ?? '' });
    expect(state).toMatchObject({ here: 4, paidVuv: 16_000, flags: [] });
    expect((await show()).parties).toEqual([]);
    const { lines, imbalances } = await readX();
    expect(lines.reduce((sum, { vatu }) => sum + vatu, 0)).toBe(16_000);
    expect(imbalances).toEqual([]);
  });

  it.each([
    ['a floor colleague', { actor: floorColleague }],
    ['a manager without a passkey', { isSteppedUp: false }],
  ])('cannot be turned into a walk-in by %s', async (_, by) => {
    const settled = await admitOthers();
    expect((await send({ kind: 'others', ...party(), settled, reason }, by)).status).toBe(403);
    expect(await door.stateOf(partyOfPress())).toMatchObject({ here: 4 });
  });
});

describe('PUT /api/staff/kept-presses: money', () => {
  it('reverses the payment that a manager strikes out, and the till lists the payment and its reversal', async () => {
    const paymentIds = [await keep('phone', pay()), await keep('tablet', pay())].map(({ id }) => id);
    expect((await readX()).lines.map(({ vatu }) => vatu)).toEqual([16_000, 16_000]);
    const decision = {
      kind: 'settle',
      ...party(),
      settled: paymentIds,
      struck: [paymentIds[1]],
      reason: 'Recorded twice',
    };
    expect((await send(decision)).status).toBe(200);
    expect(await door.stateOf(partyOfPress())).toMatchObject({ paidVuv: 16_000, flags: [] });
    const { lines, imbalances } = await readX();
    expect(lines.map(({ vatu }) => vatu).toSorted((a, b) => b - a)).toEqual([16_000, 16_000, -16_000]);
    expect(imbalances).toEqual([]);
  });

  it.each([
    ['a floor colleague', { actor: floorColleague }, 403, 'forbidden'],
    ['a manager without a passkey', { isSteppedUp: false }, 403, 'step-up'],
  ])('refuses to let %s strike out a payment', async (_, by, status, kind) => {
    const paid = await keep('phone', pay());
    const decision = { kind: 'settle', ...party(), settled: [paid.id], struck: [paid.id], reason: 'No' };
    expect(await send(decision, by)).toMatchObject({ status, json: { kind } });
    expect(await door.stateOf(partyOfPress())).toMatchObject({ paidVuv: 16_000 });
  });

  it('refuses to strike out a payment without a reason', async () => {
    const paid = await keep('phone', pay());
    const decision = { kind: 'settle', ...party(), settled: [paid.id], struck: [paid.id] };
    expect(await send(decision)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  });

  it('lists a payment above the outstanding sum in the till only after a manager has accepted it, with the time of the payment', async () => {
    const claim = await keep('phone', pay(20_000));
    expect((await readX()).lines).toEqual([]);
    expect((await show()).parties).toHaveLength(1);
    expect(
      await send({ kind: 'accept', ...party(), claim: claim.id }, { actor: floorColleague }),
    ).toMatchObject({
      status: 403,
    });
    await send({ kind: 'accept', ...party(), claim: claim.id });
    expect((await readX()).lines).toMatchObject([
      { vatu: 20_000, at: Date.parse('2026-11-24T10:20:00+11:00') / 1000 },
    ]);
    expect((await door.stateOf(partyOfPress()))?.flags).toEqual(['overpaid']);
  });

  it('never lists a discarded claim in the till', async () => {
    const claim = await keep('phone', pay(20_000));
    await send({ kind: 'settle', ...party(), settled: [claim.id], struck: [claim.id] });
    expect((await readX()).lines).toEqual([]);
    expect((await show()).parties).toEqual([]);
  });

  it('lists a payment delivered after ten days in the next X, with the missing press of its device', async () => {
    const first = await phone?.keep({ party: partyOfPress(), ...pay() });
    const second = await phone?.keep({ party: partyOfPress(), ...arrive(4) });
    const thirdPress = await phone?.keep({ party: partyOfPress(), action: { kind: 'note', text: 'Late' } });
    clock.advance(10 * day);
    const before = await readX();
    const closed = { ...before, closedAt: clock().getTime() / 1000, by: 'mia', on: 'office' };
    const counted = { 'cash-vuv': 0, 'cash-aud': 0, card: 0 };
    const { number, lines, exceptions, readFrom } = closed;
    await zStore(table, clock).close({
      ...closed,
      number,
      lines,
      exceptions,
      readFrom,
      counted,
      commandId: 'z',
    });
    clock.advance(60_000);
    await door.outcomes([first, thirdPress] as object[]);
    expect(second).toBeDefined();
    const { lines: lateLines, owing, imbalances } = await readX();
    expect(lateLines).toMatchObject([{ vatu: 16_000, at: Date.parse('2026-11-24T10:20:00+11:00') / 1000 }]);
    expect(owing).toMatchObject([{ name: 'A browser', missing: [2] }]);
    expect(imbalances).toEqual([]);
  });
});

describe('PUT /api/staff/kept-presses: presses not recorded at a party', () => {
  const keepUnplaced = async () => {
    const kept = await keep('phone', { party: { ...partyOfPress(), id: 'unknown' }, ...arrive(4) });
    const [press] = (await show()).notPlaced;
    const { device, key, n, digest } = press;
    return { kept, press, name: { device, key, n, digest } };
  };

  it('are listed with their action, their party and the reason', async () => {
    const { press } = await keepUnplaced();
    expect(press).toMatchObject({
      why: 'unknown-party',
      press: { action: { kind: 'arrive', guests: 4 }, party: { id: 'unknown' } },
    });
  });

  it('are recorded once at the party that a manager chooses, even if the decision is sent twice at once', async () => {
    const { name, kept } = await keepUnplaced();
    const responses = await Promise.all([1, 2].map(() => send({ kind: 'place', press: name, at: party() })));
    expect(responses.map(({ status }) => status)).toContain(200);
    expect(await door.stateOf(partyOfPress())).toMatchObject({ here: 4, log: [{ id: kept.id }] });
    expect((await show()).notPlaced).toEqual([]);
  });

  it('become one walk-in in the start that a manager chooses, even if the decision is sent twice at once', async () => {
    const { name } = await keepUnplaced();
    const walkIn = { date: '2026-11-24', tourId: 3 };
    const responses = await Promise.all([1, 2].map(() => send({ kind: 'place', press: name, walkIn })));
    const placedReply = responses.find(({ status }) => status === 200);
    expect(placedReply?.json.party).toMatchObject({ source: 'walk-in', tourId: 3, guestCount: 4 });
    expect(await door.stateOf({ ...walkIn, id: placedReply?.json.party.id })).toMatchObject({
      here: 4,
      flags: [],
    });
    const found = (await door.deps.days.slots(calendarDateFrom('2026-11-24'))).flatMap(
      (slot) => slot.bookings,
    );
    expect(found.filter(({ source }) => source === 'walk-in')).toHaveLength(1);
    expect((await show()).notPlaced).toEqual([]);
  });

  it('cannot become a walk-in unless one of them is an arrival', async () => {
    await keep('phone', { party: { ...partyOfPress(), id: 'unknown' }, ...pay() });
    const [{ device, key, n, digest }] = (await show()).notPlaced;
    const press = { device, key, n, digest };
    const decision = { kind: 'place', press, walkIn: { date: '2026-11-24', tourId: 3 } };
    expect(await send(decision)).toMatchObject({ status: 409 });
  });

  it('stay listed when a manager places them and again no party is found', async () => {
    const { name } = await keepUnplaced();
    expect(await send({ kind: 'place', press: name })).toMatchObject({ status: 409 });
    expect((await show()).notPlaced).toHaveLength(1);
  });

  it('are erased together with their guest if they are notes', async () => {
    await deviceStore(table, clock).end(phone?.device ?? '');
    clock.advance(60_000);
    await keep('phone', { action: { kind: 'note', text: 'Marker' } });
    await keep('phone', arrive(4));
    const [found] = await personalData(table, clock).find(booking.email);
    if (found === undefined) throw new Error('The record was not found');
    await personalData(table, clock).erase(found);
    const { notPlaced } = await show();
    expect(notPlaced.map((one: { press: { action: object } }) => one.press.action)).toEqual([
      { kind: 'arrive', guests: 4 },
    ]);
    expect(JSON.stringify(await table.items())).not.toContain('Marker');
  });

  it('stay discarded when they are delivered again', async () => {
    const press = await phone?.keep({ party: { ...partyOfPress(), id: 'unknown' }, ...arrive(4) });
    await door.outcomes([press ?? {}]);
    const [{ device, key, n, digest }] = (await show()).notPlaced;
    await send({ kind: 'discard', press: { device, key, n, digest } });
    expect(await door.outcomes([press ?? {}])).toEqual(['known']);
    expect((await show()).notPlaced).toEqual([]);
  });

  it('made after their device was revoked are recorded once a manager places them', async () => {
    await deviceStore(table, clock).end(phone?.device ?? '');
    clock.advance(60_000);
    await keep('phone', arrive(4));
    const [{ device, key, n, digest, why }] = (await show()).notPlaced;
    expect(why).toBe('after-end');
    await send({ kind: 'place', press: { device, key, n, digest } });
    expect(await door.stateOf(partyOfPress())).toMatchObject({ here: 4 });
  });

  it('cannot be discarded by a floor colleague', async () => {
    const { name } = await keepUnplaced();
    expect(await send({ kind: 'discard', press: name }, { actor: floorColleague })).toMatchObject({
      status: 403,
    });
  });

  it('missing from the chain of a device can be given up, and the device is no longer listed', async () => {
    await phone?.keep({ party: partyOfPress(), ...arrive(1) });
    await keep('phone', arrive(1));
    const [{ device, key, missing }] = (await show()).owing;
    expect(missing).toEqual([1]);
    await send({ kind: 'give-up', device, key });
    expect((await show()).owing).toEqual([]);
    expect((await door.deps.chains.read({ device, key })).lost).toEqual([1]);
  });

  it('are listed and decided with only the environment variables that the deployed functions have', async () => {
    const manage = await deployedCaller(
      settleContract,
      table.environment,
      () => import('./settle-presses/handler.ts'),
    );
    const list = await deployedCaller(
      showContract,
      table.environment,
      () => import('./show-kept-presses/handler.ts'),
    );
    const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
    expect(await list({ cookies: [eve.cookie] })).toMatchObject({ status: 200, json: { notPlaced: [] } });
    const decision = { kind: 'give-up', device: 'none', key: 'none' };
    const response = await manage({ json: { commandId: newCommandId(), decision }, cookies: [eve.cookie] });
    expect(response).toMatchObject({ status: 404 });
  });
});
