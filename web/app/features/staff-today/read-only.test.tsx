import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { NewParty } from '../../api/staff/bookings.ts';
import type { VisitCommand } from '../../api/staff/visits.ts';
import { arrival, at, barkeeper, host, manager, party, payment, start } from './day/ship-day.testing.ts';
import { FakeServer, showToday } from './today.testing.tsx';

const aDay = () => [
  start(8, 'English', [
    party(8, 'Élodie Exemple', 2, { id: 'exemple' }),
    party(8, 'Pia Ejemplo', 1, { id: 'ejemplo', log: [arrival(1, at(13, 50)), payment(1000, at(13, 51))] }),
  ]),
];

const onWho = vi.fn((_then?: () => void) => {});
beforeEach(() => onWho.mockReset());

/** Every call of these clients but reading is a defect. */
const clientOf = (server: FakeServer) => (person?: string) => {
  if (person === undefined)
    return (async () => {
      throw new Error('Read only.');
    }) as FakeServer['client'];
  return server.client;
};
const opened = (server: FakeServer) =>
  showToday(server, { me: undefined, onWho, clientOf: clientOf(server) });

const writes = (server: FakeServer) =>
  server.calls.filter(({ endpoint }) => endpoint !== 'openDay').map(({ endpoint }) => endpoint);

it('shows the day to everybody, and keeps it up to date', async () => {
  const server = new FakeServer(aDay());
  const today = await opened(server);
  expect(today.row('exemple')).toContain('2 adults');
  server.replace({ ...server.party('exemple'), guestCount: 3 });
  await today.wait(5_000);
  expect(today.row('exemple')).toContain('3 adults');
  await today.press('É. Exemple: story, notes and more');
  await today.wait(0);
  expect(today.document.querySelector('dialog')?.textContent).toContain('Story');
  expect(onWho).not.toHaveBeenCalled();
});

it('asks who is there before anything is recorded, and records nothing then', async () => {
  const server = new FakeServer(aDay());
  const today = await opened(server);
  await today.press('Arrived: É. Exemple');
  expect(onWho).toHaveBeenCalledOnce();
  await today.press('É. Exemple: story, notes and more');
  await today.wait(0);
  await today.type('Notes, for staff only', 'Comes by wheelchair');
  await today.press('Add the note');
  expect(onWho).toHaveBeenCalledTimes(2);
  expect(today.document.querySelector('input')).toMatchObject({ value: 'Comes by wheelchair' });
  await today.wait(30_000);
  expect(today.row('exemple')).not.toContain('Not sent yet');
  expect(writes(server)).toEqual([]);

  // What was typed is there for who has said their name.
  await today.become(host);
  await today.press('Add the note');
  await today.wait(0);
  expect(server.sent<VisitCommand>('recordVisit').map(({ action }) => action)).toEqual([
    { kind: 'note', text: 'Comes by wheelchair' },
  ]);
});

it.each(['Walk-in', 'Change or move', 'Cancel booking', 'Send the mail again', 'Other'])(
  'opens %s once somebody acts',
  async (key) => {
    const today = await opened(new FakeServer(aDay()));
    if (key !== 'Walk-in') {
      await today.press('É. Exemple: story, notes and more');
      await today.wait(0);
    }
    const before = today.document.querySelector('dialog')?.textContent;
    await today.press(key);
    await today.wait(0);
    expect(today.document.querySelector('dialog')?.textContent).toBe(before);
    const [[then] = []] = onWho.mock.calls;
    await today.become(host);
    await act(async () => then?.());
    await today.wait(0);
    expect(today.document.querySelector('dialog')?.textContent).not.toBe(before);
  },
);

it('keeps a walk-in that is being entered while it asks, also for another colleague', async () => {
  const server = new FakeServer(aDay());
  const today = await showToday(server, { onWho, clientOf: clientOf(server) });
  await today.press('Walk-in');
  await today.wait(0);
  await today.press('4 adults', 'dialog');
  await today.become(undefined);
  expect(today.document.querySelector('dialog')?.textContent).toContain('Add 4');
  await today.become(barkeeper);
  await today.press(/^Add 4/, 'dialog');
  await today.wait(0);
  expect(server.sent<NewParty>('addParty')).toMatchObject([{ source: 'walk-in', guestCount: 4 }]);
});

it('a walk-in that was refused for want of a person is added once there is one', async () => {
  const server = new FakeServer(aDay());
  server.fates = [{ kind: 'who', message: 'Please say who you are.' }];
  const today = await showToday(server, { onWho, clientOf: clientOf(server) });
  await today.press('Walk-in');
  await today.wait(0);
  await today.press('4 adults', 'dialog');
  await today.press(/^Add 4/, 'dialog');
  await today.wait(0);
  const sheet = () => today.document.querySelector('dialog')?.textContent ?? '';
  expect(sheet()).toContain('Please say who you are.');
  await today.become(undefined);
  await today.become(host);
  expect(sheet()).not.toContain('Please say who you are.');
  await today.press(/^Add 4/, 'dialog');
  await today.wait(0);
  const [first, second, ...more] = server.sent<NewParty>('addParty');
  expect(second?.commandId).not.toBe(first?.commandId);
  expect(more).toEqual([]);
});

it('sends what waits only in the name of who pressed it', async () => {
  const server = new FakeServer(aDay());
  server.fates = ['down', 'down', 'down', 'down', 'down', 'down'];
  const names: string[] = [];
  const today = await showToday(server, {
    clientOf: (person) => (call) => {
      names.push(String(person));
      return server.client(call);
    },
  });
  await today.press('Arrived: É. Exemple');
  await today.wait(0);
  await today.become(barkeeper);
  expect(today.row('exemple')).not.toContain('Not sent yet');
  expect(today.document.querySelector('[data-surface="paper"]')).toBeNull();
  await today.wait(60_000);
  expect(new Set(names)).toEqual(new Set([host.id]));
  server.fates = [];
  await today.become(host);
  expect(server.party('exemple').log).toHaveLength(1);
  expect(new Set(names)).toEqual(new Set([host.id]));
});

it('does not offer what only a manager may take back', async () => {
  const server = new FakeServer(aDay());
  const today = await opened(server);
  await today.press('P. Ejemplo: story, notes and more');
  await today.wait(0);
  const keys = () => [...today.document.querySelectorAll('dialog button')].map((one) => one.textContent);
  const nobodys = keys();
  await today.become(manager);
  expect(keys().length).toBeGreaterThan(nobodys.length);
});
