import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { VisitCommand } from '../api/unsent-visits.ts';
import { arrival, at, barkeeper, host, manager, party, payment, start } from './day/ship-day.testing.ts';
import { countDashedTicks, FakeServer, showToday } from './today.testing.tsx';

const visitDay = () => [
  start(8, 'English', [
    party(8, 'Élodie Exemple', 2, { id: 'exemple' }),
    party(8, 'Pia Ejemplo', 1, { id: 'ejemplo', log: [arrival(1, at(13, 50)), payment(1000, at(13, 51))] }),
  ]),
];

const onAskColleague = vi.fn((_then?: () => void) => {});
beforeEach(() => onAskColleague.mockReset());

/** These clients may only read; any other call is a defect. */
const clientOf = (server: FakeServer) => (person?: string) => {
  if (person === undefined)
    return (async () => {
      throw new Error('Read only.');
    }) as FakeServer['client'];
  return server.client;
};
const openShared = (server: FakeServer) =>
  showToday(server, { colleague: undefined, onWho: onAskColleague, clientOf: clientOf(server) });

const writes = (server: FakeServer) =>
  server.calls.filter(({ endpoint }) => endpoint !== 'openDay').map(({ endpoint }) => endpoint);

it('a shared device shows first names, guests and arrivals without identification, and updates them', async () => {
  const server = new FakeServer(visitDay());
  const today = await openShared(server);
  expect(today.row('exemple')).toContain('Élodie E.');
  expect(today.row('exemple')).toContain('2 adults');
  expect(today.row('ejemplo')).toContain('1 here');
  expect(today.text()).not.toMatch(/Exemple|Ejemplo|VUV|,000| paid/);
  expect(today.text()).toContain('First names only');
  server.replace({ ...server.party('exemple'), guestCount: 3 });
  await today.wait(5_000);
  expect(today.row('exemple')).toContain('3 adults');
  expect(onAskColleague).not.toHaveBeenCalled();
});

it('a shared device asks who acts before it records a press, and records the press after the colleague is identified', async () => {
  const server = new FakeServer(visitDay());
  const today = await openShared(server);
  await today.press('Arrived: Élodie E.');
  expect(onAskColleague).toHaveBeenCalledOnce();
  await today.wait(30_000);
  expect(countDashedTicks(today, 'exemple')).toBe(0);
  expect(writes(server)).toEqual([]);
  const [[onIdentified] = []] = onAskColleague.mock.calls;
  await act(async () => onIdentified?.());
  await today.become(host);
  await today.wait(0);
  expect(server.sent<VisitCommand>('recordVisit').map(({ party: id, action }) => [id, action])).toEqual([
    ['exemple', { kind: 'arrive', guests: 2, here: 0 }],
  ]);
  expect(today.status()).toContain('2 arrived');
  // The press is recorded only once.
  await today.become(barkeeper);
  await today.wait(0);
  expect(server.sent<VisitCommand>('recordVisit')).toHaveLength(1);
});

it('a shared device keeps a typed note when the colleague stops acting, and shows it to the next colleague who opens the party', async () => {
  const server = new FakeServer(visitDay());
  const today = await showToday(server, { onWho: onAskColleague, clientOf: clientOf(server) });
  await today.press('É. Exemple: history, notes and more');
  await today.wait(0);
  await today.type('Notes, for staff only', 'Nut allergy');
  await today.become(undefined);
  await today.wait(0);
  expect(today.text()).not.toContain('Nut allergy');
  expect(writes(server)).toEqual([]);
  await today.become(barkeeper);
  await today.press('É. Exemple: history, notes and more');
  await today.wait(0);
  await today.press('Add the note', 'dialog');
  await today.wait(0);
  expect(server.sent<VisitCommand>('recordVisit').map(({ action }) => action)).toEqual([
    { kind: 'note', text: 'Nut allergy' },
  ]);
});

it('a shared device discards a press if “Who are you?” is not answered', async () => {
  const server = new FakeServer(visitDay());
  const today = await openShared(server);
  await today.press('Arrived: Élodie E.');
  await today.become(host);
  await today.wait(0);
  expect(server.sent<VisitCommand>('recordVisit')).toEqual([]);
});

it.each([
  ['a party', 'Élodie E.: history, notes and more', 'exemple@example.com'],
  ['the payment of a party', 'Pay: payment of Pia E.', 'Ejemplo'],
  ['the search', 'Find', 'First letters'],
  ['a walk-in', 'Walk-in', 'How many adults?'],
])('a shared device opens %s only once a colleague acts', async (_, button, text) => {
  const today = await openShared(new FakeServer(visitDay()));
  await today.press(button);
  await today.wait(0);
  expect(today.document.querySelector('dialog')).toBeNull();
  const [[onIdentified] = []] = onAskColleague.mock.calls;
  await today.become(host);
  await act(async () => onIdentified?.());
  await today.wait(0);
  expect(today.document.querySelector('dialog')?.textContent).toContain(text);
});

it('a shared device hides surnames, addresses and sums once the colleague stops acting', async () => {
  const server = new FakeServer(visitDay());
  const today = await showToday(server, { onWho: onAskColleague, clientOf: clientOf(server) });
  await today.press('É. Exemple: history, notes and more');
  await today.wait(0);
  expect(today.text()).toContain('exemple@example.com');
  server.hasColleague = false;
  await today.become(undefined);
  expect(today.text()).not.toMatch(/Exemple|exemple@|VUV/);
  await today.wait(0);
  expect(today.row('exemple')).toContain('Élodie E.');
});

it('a shared device opens today and tomorrow without identification, and other days only for an identified colleague', async () => {
  const server = new FakeServer(visitDay());
  const today = await openShared(server);
  await today.key(']');
  await today.wait(0);
  expect(onAskColleague).not.toHaveBeenCalled();
  await today.key(']');
  await today.wait(0);
  expect(onAskColleague).toHaveBeenCalledOnce();
  const days = () => server.calls.map(({ query }) => query?.date);
  expect(new Set(days())).toEqual(new Set(['2026-12-10', '2026-12-11']));
  const [[onIdentified] = []] = onAskColleague.mock.calls;
  await today.become(host);
  await act(async () => onIdentified?.());
  await today.wait(0);
  expect(days()).toContain('2026-12-12');
  // The other day closes when the colleague leaves.
  await today.become(undefined);
  await today.wait(0);
  expect(today.row('exemple')).toContain('Élodie E.');
});

it('the form of a walk-in stays open with its entries when one colleague stops acting and another begins', async () => {
  const server = new FakeServer(visitDay());
  const today = await showToday(server, { onWho: onAskColleague, clientOf: clientOf(server) });
  await today.press('Walk-in');
  await today.wait(0);
  await today.press('4 adults', 'dialog');
  await today.become(undefined);
  expect(today.document.querySelector('dialog')?.textContent).toContain('Add 4');
  await today.become(barkeeper);
  await today.press(/^Add 4/, 'dialog');
  await today.wait(0);
  expect(server.sent<BodyOf<'addParty'>>('addParty')).toMatchObject([{ source: 'walk-in', guestCount: 4 }]);
});

it('a walk-in refused because no colleague was identified can be added with a new command id after a colleague is identified', async () => {
  const server = new FakeServer(visitDay());
  server.outcomes = [{ kind: 'identification-required', message: 'Please say who you are.' }];
  const today = await showToday(server, { onWho: onAskColleague, clientOf: clientOf(server) });
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
  const [first, second, ...more] = server.sent<BodyOf<'addParty'>>('addParty');
  expect(second?.commandId).not.toBe(first?.commandId);
  expect(more).toEqual([]);
});

it('a shared device sends unsent presses only on behalf of the colleague who made them', async () => {
  const server = new FakeServer(visitDay());
  server.outcomes = ['down', 'down', 'down', 'down', 'down', 'down'];
  const personIds: string[] = [];
  const today = await showToday(server, {
    clientOf:
      (person) =>
      (endpoint, ...call) => {
        personIds.push(String(person));
        return server.client(endpoint, ...call);
      },
  });
  await today.press('Arrived: É. Exemple');
  await today.wait(0);
  await today.become(barkeeper);
  expect(countDashedTicks(today, 'exemple')).toBe(0);
  expect(today.document.querySelector('[data-surface="paper"]')).toBeNull();
  await today.wait(60_000);
  expect(new Set(personIds)).toEqual(new Set([host.id]));
  server.outcomes = [];
  await today.become(host);
  expect(server.party('exemple').log).toHaveLength(1);
  expect(new Set(personIds)).toEqual(new Set([host.id]));
});

it('a shared device offers a manager more actions on a party than floor staff', async () => {
  const server = new FakeServer(visitDay());
  const today = await showToday(server, {
    colleague: barkeeper,
    onWho: onAskColleague,
    clientOf: clientOf(server),
  });
  await today.press('P. Ejemplo: history, notes and more');
  await today.wait(0);
  const buttonTexts = () =>
    [...today.document.querySelectorAll('dialog button')].map((button) => button.textContent);
  const barkeeperButtons = buttonTexts();
  await today.become(manager);
  expect(buttonTexts().length).toBeGreaterThan(barkeeperButtons.length);
});
