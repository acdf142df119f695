import fc from 'fast-check';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { slots } from '#shared/booking/slots.ts';
import { newCommandId } from '#shared/kept-presses/press.testing.ts';
import type { KeptAction, PressedParty } from '#shared/kept-presses/press.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import type { Patch } from '../mutants/mutant-plugin.ts';
import { readKeptEntries, readListedEntries } from './after-outage.ts';
import { entryOf } from './door-work.ts';
import {
  type NetworkState,
  networkStates,
  openSimulatedDevice,
  type SimulatedDevice,
} from './simulated-device.ts';
import { createPageOpener } from './simulated-page.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const date = calendarDateFrom('2026-12-01');

/** A step of an outage; `device` is the index of the device. */
type Step =
  | { readonly kind: 'press'; readonly device: number; readonly action: number; readonly losesPower: boolean }
  | { readonly kind: 'network'; readonly device: number; readonly state: NetworkState }
  | { readonly kind: 'send' | 'reload' | 'power-cut' | 'crash'; readonly device: number }
  | { readonly kind: 'carry'; readonly from: number }
  | { readonly kind: 'failing-table'; readonly after: number }
  | { readonly kind: 'wait'; readonly minutes: number };

const device = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      device,
      action: fc.nat(6),
      losesPower: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      device,
      state: fc.constantFrom(...networkStates),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), device }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('reload' as const, 'power-cut' as const, 'crash' as const),
      device,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('carry' as const), from: device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('failing-table' as const), after: fc.nat(8) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  },
);

/** Number of outages that share a server: more bookings would make each read slower. */
const outagesPerServer = 20;

interface Door {
  readonly server: TestServer;
  readonly devices: readonly SimulatedDevice[];
}

/**
 * Runs random outages of two devices. After every step, each press that a screen has confirmed is recorded, waits on a
 * device, or is listed for a colleague; none is recorded twice. In the end nothing waits.
 */
export async function runRandomOutages(
  outages: number,
  seed: number,
  patch?: Patch,
): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const openPage = await createPageOpener(patch);
  let door: Door | undefined;
  let count = 0;
  let confirmedCount = 0;

  const openDoor = async (): Promise<Door> => {
    if (door !== undefined && count % outagesPerServer !== 0) return door;
    for (const device of door?.devices ?? []) device.close();
    const server = await startTestServer('2026-12-01T09:00:00+11:00');
    const devices = await Promise.all(
      ['Ann', 'Ben'].map(async (name) =>
        openSimulatedDevice({ server, openPage, linked: await server.team.add(name, 'floor') }),
      ),
    );
    for (const device of devices) await device.readFiles();
    door = { server, devices };
    return door;
  };

  const runOutage = async (steps: readonly Step[]): Promise<void> => {
    const { server, devices } = await openDoor();
    count += 1;
    const run = await startOutage(server, devices, count);
    for (const next of steps) {
      await run.perform(next);
      const problem = await run.findLostOrDuplicate();
      if (problem !== undefined) throw new Error(`${problem} after ${JSON.stringify(next)}`);
    }
    const problem = await run.finish();
    confirmedCount += run.confirmedPresses.size;
    if (problem !== undefined) throw new Error(problem);
  };

  const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), runOutage);
  const result = await fc.check(property, { numRuns: outages, seed });
  expect(
    !result.failed,
    () => `${String(result.errorInstance)}: ${JSON.stringify(result.counterexample)} (seed ${seed})`,
  );
  for (const device of (door as Door | undefined)?.devices ?? []) device.close();
  return { findings, metrics: { outages: count, confirmed: confirmedCount } };
}

/** Starts an outage, with a party that is on the lists of both devices and one that is not. */
async function startOutage(server: TestServer, devices: readonly SimulatedDevice[], index: number) {
  const confirmedPresses = new Map<string, { readonly id: string; readonly action: KeptAction }>();
  const book = async (): Promise<StoredBooking> => {
    for (let at = index; ; at += 1) {
      const { time, type: tourType } = slots[at % slots.length] as (typeof slots)[number];
      const booking = storedBooking({ date, time, tourType, guestCount: 2 });
      if ((await server.bookings.book(booking)).result === 'booked') return booking;
    }
  };
  const guest = await book();
  const walkIns: PressedParty[] = [];
  const listedParty = { date, tourId: guest.tourId, id: lastingId(guest) };

  const createPress = (
    kind: number,
    device: SimulatedDevice,
  ): { party: PressedParty; action: KeptAction; id?: string } => {
    const arrivals = device
      .waiting()
      .filter((press) => press.by === device.linked.person && press.action.kind === 'arrive');
    const last = arrivals.at(-1);
    const [walkIn] = walkIns.slice(-1);
    const vatu = guest.totalPrice;
    switch (kind) {
      case 0:
        return { party: listedParty, action: { kind: 'arrive', guests: 2 } };
      case 1:
        return {
          party: listedParty,
          action: { kind: 'pay', method: 'card', amount: vatu, vatu, outstanding: vatu },
        };
      case 2:
        return { party: listedParty, action: { kind: 'note', text: 'In the shade' } };
      case 3:
        return { party: { date, letters: sixLettersOf(guest) }, action: { kind: 'arrive', guests: 1 } };
      case 4: {
        const id = newCommandId();
        const party = { date, tourId: guest.tourId, walkIn: id };
        walkIns.push(party);
        return { id, party, action: { kind: 'walk-in', guests: 1 } };
      }
      case 5:
        return walkIn
          ? { party: walkIn, action: { kind: 'note', text: 'By boat' } }
          : { party: { date, letters: 'ZZZZZZ' }, action: { kind: 'arrive', guests: 1 } };
      default:
        return last
          ? { party: last.party, action: { kind: 'undo', entry: last.id } }
          : { party: listedParty, action: { kind: 'no-show', guests: 1 } };
    }
  };

  return {
    confirmedPresses,

    async perform(next: Step): Promise<void> {
      if (next.kind === 'wait') return server.advance(next.minutes * 60_000);
      if (next.kind === 'failing-table') return server.failAfter(next.after);
      if (next.kind === 'carry') {
        const [from, to] = next.from === 0 ? devices : devices.toReversed();
        await to?.carry((await from?.signedPresses()) ?? []);
        return to?.settle();
      }
      const device = devices[next.device] as SimulatedDevice;
      switch (next.kind) {
        case 'press': {
          const press = createPress(next.action, device);
          const id = await device.keep({ ...press, by: device.linked.person, identified: 'owner' });
          confirmedPresses.set(entryOf(id, press.action), { id, action: press.action });
          if (!next.losesPower) return device.settle();
          await device.losePower();
          return device.reopen();
        }
        case 'network':
          return device.setNetwork(next.state);
        case 'send':
          return device.send();
        case 'reload':
          return device.reopen();
        case 'crash':
          await device.crash();
          return device.reopen();
        case 'power-cut':
          await device.losePower();
          return device.reopen();
      }
    },

    /** Finds a press that is neither recorded nor waiting nor listed, or that is recorded twice. */
    async findLostOrDuplicate(): Promise<string | undefined> {
      const waiting = new Set((await Promise.all(devices.map((device) => device.keptIds()))).flat());
      const entries = await readKeptEntries(server, [date]);
      const listed = await readListedEntries(server);
      for (const [entry, { id, action }] of confirmedPresses) {
        const recorded = entries.get(entry)?.length ?? 0;
        if (recorded > 1) return `The ${action.kind} ${id} is recorded ${recorded} times`;
        if (recorded === 1 || waiting.has(id) || listed.has(entry)) continue;
        // The entry was already undone: the server accepts a second undo without writing an entry.
        if (action.kind === 'undo' && isUndone(entries, action.entry)) continue;
        return `The ${action.kind} ${id} was confirmed and is lost`;
      }
      return undefined;
    },

    /** The network returns, and both devices deliver their waiting presses. */
    async finish(): Promise<string | undefined> {
      server.failAfter(undefined);
      for (const device of devices) {
        device.setNetwork('up');
        await device.resume();
        if (!(await device.sendAll())) return 'Presses are still waiting on a device that is online';
      }
      return this.findLostOrDuplicate();
    },
  };
}

const isUndone = (entries: Awaited<ReturnType<typeof readKeptEntries>>, id: string): boolean =>
  [...entries.values()].flat().some((entry) => entry.kind === 'undo' && entry.entry === id);
