import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cancelParty } from '#functions/endpoints/cancel-party/cancel-party.ts';
import { changeParty } from '#functions/endpoints/change-party/change-party.ts';
import { closeTill } from '#functions/endpoints/close-till/close-till.ts';
import { recordVisit } from '#functions/endpoints/record-visit/record-visit.ts';
import { reversePayment } from '#functions/endpoints/reverse-payment/reverse-payment.ts';
import { type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { observedTable } from '#functions/stores/table/table-content.testing.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { unlimited } from '#functions/use-cases/limits/unlimited.testing.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import { slots } from '#shared/booking/slots.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { cancelParty as cancelContract } from '#shared/contracts/staff/cancel-party.ts';
import { changeParty as changeContract } from '#shared/contracts/staff/change-party.ts';
import { closeTill as closeContract } from '#shared/contracts/staff/close-till.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { recordVisit as recordContract } from '#shared/contracts/staff/record-visit.ts';
import { reversePayment as reverseContract } from '#shared/contracts/staff/reverse-payment.ts';
import { inFull, isFullRun } from '#shared/full-run.testing.ts';
import { centsFor, vatuFor } from '#shared/staff/parties/payment-rule.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { visitOf } from '#shared/staff/parties/visit.ts';
import { paymentMethods, type VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { cashUp } from '#shared/staff/till/cash-up.ts';
import { expectedAmounts } from '#shared/staff/till/till-count.ts';
import { entryName } from '#shared/staff/till/till-lines.ts';
import { scenarioTimeout } from '../harness/scenario.ts';

const pressTotal = inFull(5000, 300);
const openingTime = Date.parse('2026-11-24T08:00:00+11:00');
/** Time between two rounds of presses; all rounds fit into the day. */
const roundMs = 39_000;
/** Rounds after which a manager closes the till. */
const roundsPerZ = inFull(50, 20);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);

/** Five sessions: three colleagues on the floor, two managers. */
const sessions = ['ana', 'ben', 'eve', 'mia', 'noa'].map(
  (id, index): Actor => ({
    person: { id, name: id, role: index < 3 ? 'floor' : 'manager' },
    deviceId: `device-of-${id}`,
    steppedUpAt: undefined,
    linkedAt: undefined,
  }),
);

/** A party as the latest responses show it. The till must match it. */
type ShownParty = Pick<
  Party,
  'id' | 'date' | 'tourId' | 'tourType' | 'due' | 'guestCount' | 'sequence' | 'status'
> & {
  readonly log: readonly VisitEntry[];
};

test(`after a day of random presses by five colleagues, the Zs and the X list every payment and every undone payment once (seed ${seed})`, {
  timeout: 5 * scenarioTimeout,
}, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const table = await observedTable();
  let now = new Date(openingTime);
  const clock = () => now;
  const draws = fc.sample(fc.noBias(fc.integer({ min: 0, max: 2 ** 30 })), { numRuns: 8191, seed });
  let drawIndex = 0;
  const below = (limit: number): number => (draws[drawIndex++ % draws.length] ?? 0) % limit;
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

  const people = {
    list: async () => sessions.map(({ person }) => ({ ...person, invitedAt: openingTime / 1000 - 864_000 })),
  };
  const tills = zStore(table, clock);
  const till = { tills, days: dayStore(table, clock), people, chains: chainStore(table, clock), clock };
  const visits = visitStore(table, clock);
  const parties = partyChangeStore(table, clock);
  const edits = calendarEditStore(table, clock);

  const shownParties = new Map<string, ShownParty>();
  const ids: string[] = [];
  const counts = new Map<string, number>();
  for (const [date, count] of [
    ['2026-11-24', 5],
    ['2026-11-23', 1],
  ] as const)
    for (const { time, type: tourType } of slots)
      for (let index = 0; index < count; index += 1) {
        const booking = storedBooking({
          ...{ date, time, tourType, guestCount: 1 + below(3) },
          ...(below(2) === 0 && { operator: { id: 'sea', companyName: 'Sea', chargingModel: 'guest_pays' } }),
        });
        expect((await bookingStore(table, clock).book(booking)).result).toBe('booked');
        shownParties.set(booking.id, { ...booking, due: booking.totalPrice, log: [] });
      }

  const updateParty = ({ json }: CallResult): void => {
    const party: Party | undefined = json.party;
    if (party === undefined) return;
    const before = shownParties.get(party.id);
    const isOlder = before !== undefined && before.sequence > party.sequence;
    const log = before !== undefined && before.log.length > party.log.length ? before.log : party.log;
    shownParties.set(party.id, { ...(isOlder ? before : party), log });
  };
  const nextId = (): string => {
    // Sometimes it is the id of another party's entry, which everyone at the Today screen can read.
    const id = ids.length > 0 && below(10) === 0 ? oneOf(ids) : commandId();
    ids.push(id);
    return id;
  };

  const record = async (actor: Actor, party: ShownParty, action: object): Promise<CallResult> => {
    const id = nextId();
    const { date, tourId } = party;
    const call = callerAs(actor, recordContract, recordVisit({ visits, people, tills, clock }));
    const response = await call({ json: { commandId: id, date, tourId, party: party.id, action } });
    updateParty(response);
    // A payment refused for this reason is stored and counts.
    if (String(response.json.message).includes('counts in the till')) {
      const { kind, outstanding: _seen, ...payment } = action as { kind: 'pay'; outstanding: number };
      const entry = {
        ...payment,
        kind,
        id,
        at: now.getTime() / 1000,
        by: actor.person.id,
        on: '',
      } as VisitEntry;
      const current = shownParties.get(party.id) ?? party;
      if (!current.log.some((entry) => entry.id === id))
        shownParties.set(party.id, { ...current, log: [...current.log, entry] });
    }
    return response;
  };
  const pay = (actor: Actor, party: ShownParty) => {
    const outstanding = party.due - visitOf(party.log).paidVuv;
    const vatu = Math.min(Math.max(outstanding, 0), oneOf([500, 1000, 2500]));
    const method = oneOf(paymentMethods);
    const isAud = method === 'cash-aud';
    const change = { cents: 1000, vuv: vatuFor(party.tourType, 1000) };
    return record(actor, party, {
      ...{ kind: 'pay', method, vatu, outstanding, amount: isAud ? centsFor(party.tourType, vatu) : vatu },
      ...(isAud && below(3) === 0 && { change }),
      ...((method === 'complimentary' || method === 'operator-account') && { reason: 'Driver' }),
    });
  };
  const payments = (): readonly { party: ShownParty; id: string; by: string; at: number }[] =>
    [...shownParties.values()].flatMap((party) =>
      visitOf(party.log).payments.map(({ id, by, at }) => ({ party, id, by, at })),
    );
  const partyKey = ({ id, date, tourId, sequence }: ShownParty) => ({ date, tourId, party: id, sequence });

  async function pressRandomly(actor: Actor): Promise<[string, CallResult]> {
    const allParties = [...shownParties.values()];
    const owingParties = allParties.filter(
      ({ status, due, log }) => status === 'confirmed' && visitOf(log).paidVuv < due,
    );
    const party = oneOf(below(5) === 0 || owingParties.length === 0 ? allParties : owingParties);
    const draw = below(1000);
    if (draw < 400) return ['pay', await pay(actor, party)];
    if (draw < 600) {
      const ownPayments = payments().filter(
        ({ by, at }) => by === actor.person.id && at > now.getTime() / 1000 - 660,
      );
      const target = below(5) === 0 ? oneOf(payments()) : oneOf(ownPayments);
      if (target === undefined) return ['pay', await pay(actor, party)];
      return ['undo', await record(actor, target.party, { kind: 'undo', entry: target.id })];
    }
    if (draw < 680) {
      const target = oneOf(payments());
      if (target === undefined) return ['pay', await pay(actor, party)];
      const call = callerAs(actor, reverseContract, reversePayment({ visits, clock }), true);
      const { date, tourId } = target.party;
      const reversal = { date, tourId, party: target.party.id, entry: target.id, reason: 'Paid twice' };
      const response = await call({ json: { commandId: nextId(), ...reversal } });
      updateParty(response);
      return ['reverse', response];
    }
    if (draw < 850) {
      const { here } = visitOf(party.log);
      return ['arrive', await record(actor, party, { kind: 'arrive', guests: 1, here })];
    }
    if (draw < 930) {
      const isMove = below(2) === 0;
      const call = callerAs(
        actor,
        changeContract,
        changeParty({ parties, edits, people, quotas: unlimited, clock }),
      );
      const requested = {
        ...{ date: party.date, tourId: isMove ? below(slots.length) : party.tourId },
        ...{ guestCount: isMove ? party.guestCount : 1 + below(4), preferredLanguage: 'English' },
        ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '' },
      };
      const response = await call({ json: { commandId: commandId(), ...partyKey(party), requested } });
      updateParty(response);
      return [isMove ? 'move' : 'change', response];
    }
    if (draw < 950) {
      const call = callerAs(
        actor,
        cancelContract,
        cancelParty({ parties, people, quotas: unlimited, clock }),
      );
      const { tourId, sequence, ...start } = partyKey(party);
      const query = { commandId: commandId(), ...start, tourId: String(tourId), sequence: String(sequence) };
      const response = await call({ query });
      updateParty(response);
      return ['cancel', response];
    }
    return ['note', await record(actor, party, { kind: 'note', text: 'Nuts' })];
  }

  async function close(actor: Actor): Promise<[string, CallResult]> {
    const call = callerAs(actor, closeContract, closeTill(till), true);
    // A press of a colleague in between makes the report stale: the manager reads it again.
    for (let tries = 1; ; tries += 1) {
      const { number, digest, lines } = await readTill(till);
      const response = await call({
        json: { commandId: commandId(), number, digest, counted: expectedAmounts(lines) },
      });
      if (response.status !== 409 || tries === 5) return ['close', response];
    }
  }

  async function check(): Promise<void> {
    const closedTills = await tills.contentSince(0);
    const x = await readTill(till);
    expect(x.imbalances).toEqual([]);
    const lines = [...closedTills.lines, ...x.lines];
    const lineNames = lines.map(({ id }) => id);
    expect(new Set(lineNames).size).toBe(lineNames.length);
    const exceptions = [...closedTills.exceptions, ...x.exceptions].filter(({ kind }) => kind === 'undone');
    const lineNameSet = new Set(lineNames);
    const undoneIds = exceptions.map(({ id }) => id);
    expect(new Set(undoneIds).size).toBe(undoneIds.length);

    const sums = new Map<string, { amount: number; vatu: number }>();
    const add = (person: string, method: string, amount: number, vatu: number) => {
      const key = `${person} ${method}`;
      const before = sums.get(key) ?? { amount: 0, vatu: 0 };
      sums.set(key, { amount: before.amount + amount, vatu: before.vatu + vatu });
    };
    const expectedNames: string[] = [];
    const expectedUndone: string[] = [];
    for (const { id: party, log } of shownParties.values())
      for (const entry of log) {
        if (entry.kind !== 'pay') continue;
        const { by, method, amount, vatu } = entry;
        const reversal = log.find((candidate) => candidate.kind === 'undo' && candidate.entry === entry.id);
        const isListed =
          reversal?.kind !== 'undo' ||
          reversal.reason !== undefined ||
          lineNameSet.has(entryName(party, entry.id));
        if (!isListed) {
          expectedUndone.push(entryName(party, reversal.id));
          continue;
        }
        expectedNames.push(entryName(party, entry.id));
        add(by, method, amount, vatu);
        if (reversal === undefined) continue;
        expectedNames.push(entryName(party, reversal.id));
        add(reversal.by, method, -amount, -vatu);
      }
    expect(lineNames.toSorted()).toEqual(expectedNames.sort());
    expect(undoneIds.toSorted()).toEqual(expectedUndone.sort());

    const { total, byPerson } = cashUp(lines);
    const tillSums = byPerson.flatMap(({ person, byMethod }) =>
      Object.entries(byMethod).map(
        ([method, { amount, vatu }]) => [`${person} ${method}`, { amount, vatu }] as const,
      ),
    );
    expect(Object.fromEntries(tillSums)).toEqual(Object.fromEntries(sums));
    for (const method of paymentMethods) {
      const effectivePayments = [...shownParties.values()].flatMap(({ log }) =>
        visitOf(log).payments.filter((payment) => payment.method === method),
      );
      const sum = effectivePayments.reduce((total, { vatu }) => total + vatu, 0);
      expect([method, total.byMethod[method]?.vatu ?? 0]).toEqual([method, sum]);
    }
  }

  for (let pressCount = 0; pressCount < pressTotal; pressCount += sessions.length) {
    const index = pressCount / sessions.length;
    now = new Date(openingTime + index * roundMs);
    const round = await Promise.all(
      sessions.map((actor) =>
        index % roundsPerZ === roundsPerZ - 1 && actor.person.id === 'mia'
          ? close(actor)
          : pressRandomly(actor),
      ),
    );
    for (const [kind, { status }] of round) {
      expect(status).toBeLessThan(500);
      const key = status === 200 ? kind : `${kind} refused`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    if (round.some(([kind, { status }]) => kind === 'close' && status === 200)) await check();
  }
  await check();
  console.info(`${pressTotal} presses:`, Object.fromEntries([...counts].sort()));
  const expectedKinds = [
    'pay',
    'undo',
    'reverse',
    'close',
    ...(isFullRun ? ['move', 'change', 'cancel'] : []),
  ];
  for (const kind of expectedKinds) expect([kind, counts.get(kind) ?? 0]).not.toEqual([kind, 0]);
});
