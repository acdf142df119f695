import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { CallProblem } from '#app/requests/client.ts';
import type { Endpoint } from '#shared/contracts/endpoints.ts';
import type { StaffSession } from '../api/session-context.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { KeptDevice } from './kept-device.ts';

const session = {
  person: { id: 'PERSN00001', name: 'H. Host', role: 'floor' },
  device: { id: 'DEVCE00001', browser: 'Safari on iPhone', sessionEndsAt: 2_000_000_000 },
  hasPasskey: true,
} as StaffSession;
const keys = [{ id: 'K1', publicKey: 'key of tickets' }];
const otherDevices = [{ id: 'D00R000001', name: 'door tablet', keys: [] }];

/** A server with ticket keys and registered devices, or one that responds to no call. */
const clientOf = (isReachable: boolean) =>
  (async (endpoint: Endpoint) => {
    const replies: Partial<Record<Endpoint, object>> = {
      readDayFiles: { now: 1_796_000_000, days: [], people: [], devices: otherDevices },
      listTicketKeys: { keys },
    };
    const reply = isReachable ? replies[endpoint] : undefined;
    if (reply === undefined) throw new CallProblem('unreachable', 'No network.');
    return { success: true, ...reply };
  }) as StaffClient;

it('a device stores the keys of tickets and the list of other devices for use offline, until its colleague signs out', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const online = new KeptDevice(clientOf(true));
  await online.adoptSession(session, true);
  online.stop();
  const offline = new KeptDevice(clientOf(false));
  await offline.adoptSession(session, false);
  expect(await offline.values.get('ticket-keys')).toEqual(keys);
  expect(await offline.values.get('house-devices')).toEqual(otherDevices);
  await offline.leave();
  expect(await offline.values.get('ticket-keys')).toBeUndefined();
  offline.stop();
});
