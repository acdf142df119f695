import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, CallProblem } from '#app/requests/client.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import { formatContact } from '#shared/kept-presses/contact.ts';
import type { PressOutcome } from '#shared/kept-presses/outcome.ts';
import { keyIdOf } from '#shared/kept-presses/signature.ts';
import type { StaffSession } from '../api/session-context.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { openDatabase } from './kept-database.ts';
import { KeptDevice } from './kept-device.ts';
import { ReopeningDatabase } from './reopening-database.ts';

type DeliveryBody = BodyOf<'deliverPresses'>;

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

/** A server that responds to every delivery with one outcome, or does not respond while there is none. */
function serverWithOutcome(outcome?: PressOutcome) {
  const network = { outcome };
  const deliveries: DeliveryBody[] = [];
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
        const { outcome: currentOutcome } = network;
        if (currentOutcome === undefined) throw new CallProblem('unreachable', 'No network.');
        const delivered = body as DeliveryBody;
        deliveries.push(delivered);
        return { success: true, outcomes: delivered.presses.map(() => currentOutcome) };
      }
      default:
        throw new Error(`Unexpected call: ${endpoint}`);
    }
  }) as StaffClient;
  return { client, deliveries, network };
}

const openDevices: KeptDevice[] = [];
function openDevice(client: StaffClient, database?: ReopeningDatabase): KeptDevice {
  const device = new KeptDevice(client, database);
  openDevices.push(device);
  return device;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  for (const device of openDevices.splice(0)) device.stop();
});

describe('a device that keeps presses', () => {
  it('reports once that its browser may delete the presses, and again only when that has changed', async () => {
    const { client, deliveries } = serverWithOutcome('recorded');
    await openDevice(client).adoptSession(session, true);
    expect(deliveries).toEqual([{ presses: [], kept: { waiting: 0, storage: 'may-go' } }]);
    await openDevice(client).adoptSession(session, true);
    expect(deliveries).toHaveLength(1);
    vi.stubGlobal('navigator', { storage: { persisted: async () => true } });
    await openDevice(client).adoptSession(session, true);
    expect(deliveries.map(({ kept }) => kept?.storage)).toEqual(['may-go', 'persistent']);
  });

  it('reports with each delivery how many presses wait on it', async () => {
    const { client, deliveries } = serverWithOutcome('recorded');
    const device = openDevice(client);
    await device.adoptSession(session, true);
    await device.keepPress(arrival);
    await vi.waitFor(() => expect(device.getState().sent).toHaveLength(1));
    expect(deliveries.at(-1)).toMatchObject({ presses: [{}], kept: { waiting: 1 } });
  });

  it('shows presses as sent if another tab has sent them, as soon as it reads its presses again', async () => {
    const device = openDevice(serverWithOutcome().client);
    await device.adoptSession(session, true);
    await device.keepPress(arrival);
    await vi.waitFor(async () => expect(await device.signedPresses()).toHaveLength(1));
    const otherTab = openDevice(serverWithOutcome('recorded').client);
    await otherTab.carry([]);
    await vi.waitFor(() => expect(otherTab.getState().sent).toHaveLength(1));
    expect(await device.signedPresses()).toEqual([]);
    expect(device.getState()).toMatchObject({ waiting: [], sent: [{}] });
  });

  it('reports once that it cannot keep presses when the browser refuses storage', async () => {
    const { client, deliveries } = serverWithOutcome('recorded');
    const refusingDatabase = new ReopeningDatabase(() => Promise.reject(new Error('Refused')));
    const device = openDevice(client, refusingDatabase);
    await device.adoptSession(session, true);
    await device.adoptSession(session, true);
    expect(deliveries).toEqual([{ presses: [], kept: { waiting: 0, storage: 'none' } }]);
  });

  it('repeats the report of its storage after a call that failed', async () => {
    await openDevice(serverWithOutcome().client).adoptSession(session, true);
    const { client, deliveries } = serverWithOutcome('recorded');
    await openDevice(client).adoptSession(session, true);
    expect(deliveries).toHaveLength(1);
  });
});

describe('a device that was revoked while it keeps presses', () => {
  const readFilledStores = async (): Promise<readonly string[]> => {
    const database = await openDatabase(() => {});
    const names = [...database.objectStoreNames];
    const counts = await Promise.all(names.map((name) => database.count(name)));
    database.close();
    return names.filter((_, index) => counts[index] !== 0);
  };

  /** A device with two presses that could not be sent. */
  async function openRevokedDevice() {
    const server = serverWithOutcome();
    const device = openDevice(server.client);
    await device.adoptSession(session, true);
    await device.keepPress(arrival);
    await device.keepPress({ ...arrival, action: { kind: 'note', text: 'In the shade' } });
    await vi.waitFor(async () => expect(await device.signedPresses()).toHaveLength(2));
    /** The next contact; an earlier delivery may still be waiting for its response. */
    const waitUntilEmpty = () =>
      vi.waitFor(async () => {
        await device.sendNow();
        expect(device.getState().ended?.isEmpty).toBe(true);
      });
    return { device, waitUntilEmpty, ...server };
  }

  it('sends its presses, shows how many it has sent, and deletes everything that it has stored', async () => {
    const { device, deliveries, network, waitUntilEmpty } = await openRevokedDevice();
    network.outcome = 'recorded';
    await device.end();
    await waitUntilEmpty();
    expect(deliveries.flatMap(({ presses }) => presses)).toHaveLength(2);
    expect(device.getState()).toMatchObject({ ended: { sent: 2, isEmpty: true }, waiting: [], sent: [] });
    expect(await readFilledStores()).toEqual([]);
  });

  it('keeps its presses until the next contact, and then sends them and deletes everything', async () => {
    const { device, network, waitUntilEmpty } = await openRevokedDevice();
    await device.end();
    expect(device.getState()).toMatchObject({ ended: { sent: 0, isEmpty: false }, waiting: [{}, {}] });
    expect(await readFilledStores()).toEqual(['contacts', 'keys', 'presses']);
    network.outcome = 'recorded';
    await waitUntilEmpty();
    expect(device.getState()).toMatchObject({ ended: { sent: 2, isEmpty: true } });
    expect(await readFilledStores()).toEqual([]);
  });

  it('deletes everything even when the server rejects or discards its presses', async () => {
    for (const outcome of ['rejected', 'discarded'] as const) {
      const { device, network, waitUntilEmpty } = await openRevokedDevice();
      network.outcome = outcome;
      await device.end();
      await waitUntilEmpty();
      expect(device.getState()).toMatchObject({ ended: { sent: 0, isEmpty: true } });
      expect(await readFilledStores()).toEqual([]);
    }
  });

  it('keeps presses that the server could not store, sends them again and then deletes everything', async () => {
    const { device, network, waitUntilEmpty } = await openRevokedDevice();
    network.outcome = 'failed';
    await device.end();
    await vi.waitFor(async () => {
      await device.sendNow();
      expect(device.getState().waiting).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
    });
    expect(device.getState()).toMatchObject({ ended: { sent: 0, isEmpty: false } });
    network.outcome = 'recorded';
    await waitUntilEmpty();
    expect(await readFilledStores()).toEqual([]);
  });

  it('keeps its presses and its key when a colleague signs in on it before the next contact', async () => {
    const { device, network } = await openRevokedDevice();
    await device.end();
    network.outcome = 'recorded';
    await device.adoptSession(session, true);
    expect(device.getState().ended).toBeUndefined();
    await device.sendNow();
    expect(await readFilledStores()).toContain('keys');
  });
});
