import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, CallProblem } from '#app/requests/client.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import { formatContact } from '#shared/kept-presses/contact.ts';
import type { PressOutcome } from '#shared/kept-presses/outcome.ts';
import { keyIdOf } from '#shared/kept-presses/signature.ts';
import type { StaffSession } from '../api/session-context.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { KeptDevice } from './kept-device.ts';
import { ReopeningDatabase } from './reopening-database.ts';

type Delivered = BodyOf<'deliverPresses'>;

const session: StaffSession = {
  person: { id: 'PERSN00001', name: 'H. Host', role: 'floor' },
  device: { id: 'DEVCE00001', browser: 'Safari on iPhone', sessionEndsAt: 2_000_000_000 },
  hasPasskey: false,
};
const arrival = {
  by: 'PERSN00001',
  identified: 'owner',
  party: { date: '2026-12-10', tourId: 8, id: 'P1' },
  action: { kind: 'arrive', guests: 2 },
} as const;

/** A server that answers every delivery with one outcome. */
function serverAnswering(outcome: PressOutcome | CallProblem = 'recorded') {
  const deliveries: Delivered[] = [];
  const client = (async (endpoint: string, { body }: Call = {}) => {
    switch (endpoint) {
      case 'registerPressKey': {
        const key = await keyIdOf((body as BodyOf<'registerPressKey'>).publicKey);
        return { success: true, key, contact: formatContact({ at: 1_796_000_000_000, mac: 'm'.repeat(43) }) };
      }
      case 'readDayFiles':
        return { success: true, now: 1_796_000_000, days: [], people: [] };
      case 'listTicketKeys':
        return { success: true, keys: [] };
      case 'deliverPresses': {
        if (outcome instanceof CallProblem) throw outcome;
        const delivered = body as Delivered;
        deliveries.push(delivered);
        return { success: true, outcomes: delivered.presses.map(() => outcome) };
      }
      default:
        throw new Error(`Unexpected call: ${endpoint}`);
    }
  }) as StaffClient;
  return { client, deliveries };
}

const opened: KeptDevice[] = [];
function openDevice(client: StaffClient, database?: ReopeningDatabase): KeptDevice {
  const device = new KeptDevice(client, database);
  opened.push(device);
  return device;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  for (const device of opened.splice(0)) device.stop();
});

describe('A device that keeps presses', () => {
  it('reports once that its browser may lose them, and again only when that has changed', async () => {
    const { client, deliveries } = serverAnswering();
    await openDevice(client).actFor(session, true);
    expect(deliveries).toEqual([{ presses: [], kept: { waiting: 0, storage: 'may-go' } }]);
    await openDevice(client).actFor(session, true);
    expect(deliveries).toHaveLength(1);
    vi.stubGlobal('navigator', { storage: { persisted: async () => true } });
    await openDevice(client).actFor(session, true);
    expect(deliveries.map(({ kept }) => kept?.storage)).toEqual(['may-go', 'persistent']);
  });

  it('reports with each delivery how many presses wait on it', async () => {
    const { client, deliveries } = serverAnswering();
    const device = openDevice(client);
    await device.actFor(session, true);
    await device.keepPress(arrival);
    await vi.waitFor(() => expect(device.getState().sent).toHaveLength(1));
    expect(deliveries.at(-1)).toMatchObject({ presses: [{}], kept: { waiting: 1 } });
  });

  it('reports that it keeps none where the browser refuses storage', async () => {
    const { client, deliveries } = serverAnswering();
    const refusing = new ReopeningDatabase(() => Promise.reject(new Error('Refused')));
    const device = openDevice(client, refusing);
    await device.actFor(session, true);
    await device.actFor(session, true);
    expect(deliveries).toEqual([{ presses: [], kept: { waiting: 0, storage: 'none' } }]);
  });

  it('reports its storage again after a call that failed', async () => {
    await openDevice(serverAnswering(new CallProblem('unreachable', 'No network.')).client).actFor(
      session,
      true,
    );
    const { client, deliveries } = serverAnswering();
    await openDevice(client).actFor(session, true);
    expect(deliveries).toHaveLength(1);
  });
});
