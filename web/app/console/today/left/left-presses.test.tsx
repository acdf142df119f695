import { expect, it } from 'vitest';
import type { UnsentCommand, VisitAction, VisitCommand } from '#app/console/api/unsent-visits.ts';
import { at, barkeeper, host, manager, party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

const formerColleague = { id: '0END', name: 'E. Ended', role: 'floor', isEnded: true } as const;

const press = (partyId: string, action: VisitAction, commandId: string, minutes: number): UnsentCommand => ({
  command: { commandId, date: '2026-12-10', tourId: 8, party: partyId, action } as VisitCommand,
  at: at(13, minutes),
});
const initialStorage = {
  [`staff-unsent-${formerColleague.id}`]: JSON.stringify([
    press('exemple', { kind: 'arrive', guests: 2, here: 0 }, 'c1', 50),
    press('exemple', { kind: 'note', text: 'Nut allergy' }, 'c2', 52),
    press('ejemplo', { kind: 'no-show', guests: 1 }, 'c3', 54),
  ]),
};
const storedPresses = () => localStorage.getItem(`staff-unsent-${formerColleague.id}`);

function createServer(): FakeServer {
  const fake = new FakeServer([
    start(8, 'English', [
      party(8, 'Élodie Exemple', 2, { id: 'exemple' }),
      party(8, 'Pia Ejemplo', 1, { id: 'ejemplo' }),
    ]),
  ]);
  fake.colleagues = [host, manager, barkeeper, formerColleague];
  return fake;
}
const sentVisits = (fake: FakeServer) => fake.sent<VisitCommand>('recordVisit');

it('only a manager sees the unsent presses of a former colleague, including the text of notes', async () => {
  const today = await showToday(createServer(), { colleague: manager }, initialStorage);
  expect(today.text()).toContain('E. Ended has left and did not get 3 presses sent from this device.');
  await today.press('Look at them');
  await today.wait(0);
  const sheet = today.document.querySelector('dialog')?.textContent ?? '';
  expect(sheet).toContain('É. Exemple: 2 arrived, 2:00 PM tour, pressed at 1:50 PM');
  expect(sheet).toContain('É. Exemple: the note “Nut allergy”, 2:00 PM tour, pressed at 1:52 PM');
  for (const other of [host, undefined]) {
    await today.become(other);
    expect(today.text()).not.toContain('E. Ended');
    expect(today.text()).not.toContain('Nut allergy');
  }
});

it('a manager sends the presses of a former colleague with their command ids, and adds a note to each party about the author', async () => {
  const fake = createServer();
  const today = await showToday(fake, { colleague: manager }, initialStorage);
  await today.press('Look at them');
  await today.wait(0);
  expect(sentVisits(fake)).toEqual([]);
  await today.press('Send in my name');
  await today.wait(0);
  const partyPresses = sentVisits(fake).filter((command) => command.party === 'exemple');
  expect(partyPresses.map(({ commandId }) => commandId)).toEqual([
    'c1',
    'c2',
    expect.stringMatching(/^[0-9a-f]{24}$/),
  ]);
  expect(partyPresses.at(-1)?.action).toEqual({
    kind: 'note',
    text: 'The 2 presses before this note were made by E. Ended, 1:50 PM on Thu 10 Dec to 1:52 PM on Thu 10 Dec.',
  });
  expect(sentVisits(fake)).toHaveLength(5);
  expect(storedPresses()).toBeNull();
  expect(today.text()).not.toContain('E. Ended has left');
});

it('unsent presses of a former colleague that a manager sends are stored as the manager’s until the server responds', async () => {
  const fake = createServer();
  fake.outcomes = ['down', 'down', 'down', 'down'];
  const today = await showToday(fake, { colleague: manager }, initialStorage);
  await today.press('Look at them');
  await today.wait(0);
  await today.press('Send in my name');
  await today.wait(0);
  expect(storedPresses()).toBeNull();
  const managersPresses = JSON.parse(
    localStorage.getItem(`staff-unsent-${manager.id}`) ?? '[]',
  ) as UnsentCommand[];
  expect(managersPresses).toHaveLength(5);
});

it('a manager can discard the unsent presses of a former colleague', async () => {
  const fake = createServer();
  const today = await showToday(fake, { colleague: manager }, initialStorage);
  await today.press('Look at them');
  await today.wait(0);
  await today.press('Discard');
  await today.wait(0);
  expect(storedPresses()).toBeNull();
  expect(sentVisits(fake)).toEqual([]);
  expect(today.text()).not.toContain('E. Ended');
});

it('a manager does not see the unsent presses of a colleague who still works here', async () => {
  const fake = createServer();
  fake.colleagues = [host, manager, { ...formerColleague, isEnded: undefined } as never];
  const today = await showToday(fake, { colleague: manager }, initialStorage);
  expect(today.text()).not.toContain('E. Ended');
  expect(storedPresses()).not.toBeNull();
});
