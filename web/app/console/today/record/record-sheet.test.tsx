import { describe, expect, it } from 'vitest';
import { arrival, at, host, manager, noShow, party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

const serverWithUnpaidParty = () =>
  new FakeServer([
    start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'exemple', log: [arrival(2, at(13, 50))] })]),
  ]);

async function openRecord() {
  const today = await showToday(serverWithUnpaidParty());
  await today.press(/^É\. Exemple: history/);
  await today.wait(0);
  return today;
}

it('the record of a party on a phone shows the sum on its Cash and Card buttons', async () => {
  const { document } = await openRecord();
  const buttonTexts = [...document.querySelectorAll('dialog button')].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(buttonTexts.filter((text) => /^Ca(sh|rd)/.test(text ?? ''))).toEqual(['Cash  8,000', 'Card  8,000']);
});

it('the record of a party on a phone shows whether its data is live', async () => {
  const { document } = await openRecord();
  expect(document.querySelector('dialog [role="status"]')?.textContent).toBe('Live');
});

describe('the history of a party', () => {
  const barTablet = { id: '0DEV', name: 'Bar tablet', browser: 'Chrome on Android', invitedAt: 0, endsAt: 0 };
  const openHistory = async (colleague: typeof host | typeof manager) => {
    const server = serverWithUnpaidParty();
    server.access = { people: [], shared: [{ ...barTablet, state: 'linked' }] };
    const today = await showToday(server, { colleague });
    for (const name of [/^É\. Exemple: history/, 'Close', /^É\. Exemple: history/]) {
      await today.press(name);
      await today.wait(0);
    }
    const callCount = server.calls.filter(({ endpoint }) => endpoint === 'listPeople').length;
    return { text: today.document.querySelector('dialog ol')?.textContent ?? '', callCount };
  };

  it('marks an entry that a colleague has undone', async () => {
    const today = await openRecord();
    await today.press('Undo: 2 arrived');
    await today.wait(0);
    const history = today.document.querySelector('dialog ol')?.textContent ?? '';
    expect(history).toContain('Undone: 2 arrived');
    expect(history).toContain('H. Host, undone');
  });

  it('shows floor staff the author of each entry, without loading the list of devices', async () => {
    const { text, callCount } = await openHistory(host);
    expect(text).toContain('2 arrivedH. Host');
    expect(text).not.toContain('Bar tablet');
    expect(callCount).toBe(0);
  });

  it('shows a manager the author and the device of each entry, and loads the list of devices once', async () => {
    const { text, callCount } = await openHistory(manager);
    expect(text).toContain('2 arrivedH. Host, Bar tablet');
    expect(callCount).toBe(1);
  });
});

describe('the record of a party that arrives after it was recorded as a no-show', () => {
  const openNoShow = async (guests: number) => {
    const lateParty = party(8, 'Élodie Exemple', guests, {
      id: 'exemple',
      log: [noShow(guests, at(13, 30))],
    });
    const server = new FakeServer([start(8, 'English', [lateParty])]);
    const today = await showToday(server);
    await today.press(/^É\. Exemple: history/);
    await today.wait(0);
    const actions = () => server.sent<{ action: object }>('recordVisit').map(({ action }) => action);
    return { ...today, actions };
  };

  it('lets floor staff record the arrival of all its guests', async () => {
    const { press, wait, actions } = await openNoShow(2);
    await press('Arrived after all');
    await wait(0);
    expect(actions()).toEqual([{ kind: 'arrive', guests: 2, here: 0, noShow: 2 }]);
  });

  it('lets floor staff record the arrival of some of its guests', async () => {
    const { press, wait, actions } = await openNoShow(3);
    await press('One fewer');
    await press('2 arrived');
    await wait(0);
    expect(actions()).toEqual([{ kind: 'arrive', guests: 2, here: 0, noShow: 3 }]);
  });
});
