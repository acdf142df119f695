import { act, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { NewPress } from '../kept/kept-state.ts';
import { FakeQueue } from '../offline/kept-queue.testing.ts';
import { at, party, start } from './day/ship-day.testing.ts';
import { countDashedTicks, FakeServer, showToday } from './today.testing.tsx';

const startsAtTwo = () => [
  start(8, 'English', [
    party(8, 'Élodie Exemple', 2, { id: 'exemple' }),
    party(8, 'Pia Ejemplo', 1, { id: 'ejemplo' }),
  ]),
];

/** Opens Today on a device that lost its network at 1:50 PM. */
async function openOffline(layout: 'phone' | 'desk' = 'phone') {
  const server = new FakeServer(startsAtTwo());
  const queue = new FakeQueue();
  const today = await showToday(server, {}, {}, layout, queue);
  await act(async () => queue.lose(at(13, 50)));
  await today.wait(0);
  return { server, queue, today };
}

it('Today does not mention the network while online', async () => {
  const today = await showToday(new FakeServer(startsAtTwo()), {}, {}, 'phone', new FakeQueue());
  expect(today.text()).not.toContain('No network');
});

describe('Today offline', () => {
  it('shows the start of the outage, and that presses are kept', async () => {
    const { today } = await openOffline();
    expect(today.text()).toContain(
      'No network since 1:50 PM. What you press is kept on this computer and sent by itself.',
    );
  });

  it('keeps an arrival, draws its guests as dashed marks with the time, and counts the press in the line about the network', async () => {
    const { today, server } = await openOffline();
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    expect(today.row('exemple')).toMatch(/8,000 to pay.*Kept, 1:56\u00a0PM/);
    expect(countDashedTicks(today, 'exemple')).toBe(2);
    expect(today.text()).toContain('here, 2 kept');
    expect(today.text()).toContain('1 kept here');
    expect(today.status()).toContain('É. Exemple: 2 arrived. Kept here. Undo until sent.');
    expect(server.sent('recordVisit')).toEqual([]);
  });

  it('does not call a press kept before the device has stored it', async () => {
    const { today, queue } = await openOffline();
    let allowStoring = () => {};
    const storing = new Promise<void>((resolve) => {
      allowStoring = resolve;
    });
    const { keepPress } = queue;
    Object.assign(queue, {
      keepPress: async (press: NewPress) => {
        await storing;
        return keepPress(press);
      },
    });
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    expect(today.text()).not.toMatch(/Kept here|Kept, 1:56/);
    allowStoring();
    await today.wait(0);
    expect(today.text()).toMatch(/Kept here.*Kept, 1:56|Kept, 1:56.*Kept here/);
  });

  it('shows how many guests of a partly arrived party are here, and that the arrival is kept', async () => {
    const { today } = await openOffline();
    await today.press('+1: one more of É. Exemple arrived');
    await today.wait(0);
    expect(today.row('exemple')).toMatch(/8,000 to pay.*1 of 2, kept/);
  });

  it('shows a kept payment with its method and time, marked as kept', async () => {
    const { today } = await openOffline();
    await today.press('Arrived: P. Ejemplo');
    await today.wait(700);
    await today.press('Cash: P. Ejemplo pays 4,000 VUV');
    await today.wait(0);
    expect(today.row('ejemplo')).toContain('Paidcash, 1:56\u00a0PMkept here');
    expect(today.row('ejemplo')).not.toContain('to pay');
  });

  it('opens the list of waiting presses from their count', async () => {
    const { today } = await openOffline();
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    await today.press('1 kept here. Show them');
    await today.wait(0);
    const sheet = today.document.querySelector('dialog')?.textContent;
    expect(sheet).toContain('1 waits on this computer');
    expect(sheet).toContain('1:56 PMÉ. Exemple, 2 arrivedH. HostKept');
  });

  it('disables and marks the buttons of a party’s record that need the network', async () => {
    const { today } = await openOffline();
    await today.press('É. Exemple: history, notes and more');
    await today.wait(0);
    const buttons = [...today.document.querySelectorAll('dialog button[aria-disabled="true"]')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/needs the network$/)]),
    );
    expect(buttons.filter(({ textContent }) => textContent?.endsWith('needs the network'))).toHaveLength(3);
  });

  it('keeps the press by which a party joins another start, counts the guests there, and can undo the press', async () => {
    const { today, queue } = await openOffline();
    await today.press('É. Exemple: history, notes and more');
    await today.wait(0);
    await today.press('Joins another start', 'dialog');
    await today.wait(0);
    const sheet = today.document.querySelector('dialog');
    expect(sheet?.textContent).toContain('É. Exemple: where do the 2 go in?');
    await today.press(/^3:00 PM Tour/, 'dialog');
    await today.wait(0);
    expect(queue.getState().waiting).toMatchObject([
      { party: { id: 'exemple', tourId: 8 }, action: { kind: 'join', guests: 2, tourId: 10 } },
    ]);
    expect(today.status()).toContain('É. Exemple: 2 joined 3:00 PM Tour. Kept here. Undo until sent.');
    expect(today.text()).toMatch(/3:00Tour.*2 here, 2 joined/);
    await today.press('Undo');
    await today.wait(0);
    expect(queue.getState().waiting.at(-1)).toMatchObject({ action: { kind: 'undo' } });
    expect(today.text()).not.toContain('here, 2 joined');
  });

  it('undoes a kept arrival of a party when the party joins another start', async () => {
    const { today, queue } = await openOffline();
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    await today.press('É. Exemple: history, notes and more');
    await today.wait(0);
    await today.press('Joins another start', 'dialog');
    await today.wait(0);
    await today.press(/^3:00 PM Tour/, 'dialog');
    await today.wait(0);
    expect(queue.getState().waiting.map(({ action }) => action.kind)).toEqual(['arrive', 'undo', 'join']);
    expect(today.text()).toMatch(/3:00Tour.*2 here, 2 joined/);
  });

  it('warns that the browser may delete unsent presses, and suggests exchanging them with a tablet', async () => {
    const { today, queue } = await openOffline();
    await act(async () => queue.set({ storage: 'may-go' }));
    await today.wait(0);
    expect(today.text()).toContain(
      'This computer may delete unsent presses when it runs short of space. Agree with a tablet now, and again at each start: the other device then has them too.',
    );
  });

  it('lists under “More” the actions that help offline first, and those that need the network last', async () => {
    const { today } = await openOffline();
    await today.press('More');
    await today.wait(0);
    const labels = [...today.document.querySelectorAll('dialog button')].map(
      ({ textContent }) => textContent,
    );
    expect(labels.slice(1, 5)).toEqual([
      'What waits, 0',
      expect.stringMatching(/^Agree with a tablet/),
      'Kept days and run sheets',
      'What I can do without a network',
    ]);
    expect(labels.at(-1)).toBe('Telephone bookingneeds the network: take name and number on paper');
  });

  it('draws as hollow, among the hours of the day, the time since the list was loaded', async () => {
    const { today } = await openOffline();
    await today.wait(20 * 60_000);
    expect(today.document.querySelector('nav [class*="hollow"]')).not.toBeNull();
  });

  it('warns that only this device counts walk-ins, and puts question marks on places that may be taken', async () => {
    const { today } = await openOffline();
    await today.press('Walk-in');
    await today.wait(0);
    await today.press('2 adults', 'dialog');
    const sheet = today.document.querySelector('dialog');
    expect(sheet?.textContent).toContain(
      'Counted by this computer alone. The site and the tablets may have filled places since 1:56 PM. Look into the room before you add.',
    );
    expect(sheet?.textContent).toContain('11 left?');
    expect(sheet?.querySelectorAll('svg text')).toHaveLength(11);
    expect(sheet?.textContent).toContain('8,000 to pay, kept on this computer');
  });
});

describe('Today when the network is back', () => {
  it('counts the presses being sent, then shows that all are sent, then removes the line about the network', async () => {
    const { today, queue } = await openOffline();
    await act(async () => queue.set({ network: { status: 'online' }, delivery: { sent: 7, total: 12 } }));
    expect(today.text()).toContain('Network is back. Sending in the order you pressed.7 of 12 sent');
    await act(async () => queue.set({ delivery: { sent: 12, total: 12 } }));
    expect(today.text()).toContain('All 12 are sent. The list is as of now.12 sent');
    await act(async () => queue.set({ delivery: undefined }));
    expect(today.text()).not.toContain('sent');
  });
});

describe('the line “Network is back”', () => {
  it('opens the list of sent presses from their count', async () => {
    const { today, queue } = await openOffline();
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    const presses = queue.getState().waiting;
    await act(async () =>
      queue.set({
        network: { status: 'online' },
        waiting: [],
        delivery: { sent: 1, total: 1 },
        delivered: { since: at(14, 0) * 1000, presses },
      }),
    );
    await today.wait(0);
    await today.press('1 sent. Show them');
    await today.wait(0);
    expect(today.document.querySelector('dialog')?.textContent).toContain(
      '1:56 PMÉ. Exemple, 2 arrivedH. HostSent',
    );
  });
});

describe('Today on a device that does not keep presses', () => {
  it('shows the press that is not kept and has to be written down', async () => {
    const { today, queue } = await openOffline();
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    await act(async () =>
      queue.set({
        storage: 'full',
        failedPress: {
          by: '0HST',
          identified: 'owner',
          party: { date: '2026-12-10', tourId: 8, id: 'exemple' },
          action: { kind: 'arrive', guests: 2 },
          madeAt: at(13, 52) * 1000,
        },
      }),
    );
    await today.wait(0);
    expect(today.document.querySelector('dialog')?.textContent).toContain(
      'This computer is full. The last press is not kept.Write it down: É. Exemple, 2 arrived, 1:52 PM.',
    );
    expect(today.document.querySelector('[data-connection="full"]')?.textContent).toBe('Full');
    // No slip says that the press is kept.
    expect(today.status()).not.toContain('Kept here');
    expect(today.text()).not.toContain('Undo until sent');
  });
});

describe('a party whose entries contradict each other', () => {
  it('has a mark in its row, with the reason why it needs a decision', async () => {
    const cashPayment = (id: string, on: string) =>
      ({
        id: id.padStart(24, '0'),
        at: at(13, 50),
        by: '0HST',
        on,
        kind: 'pay',
        method: 'cash-vuv',
        amount: 4000,
        vatu: 4000,
        kept: { recordedAt: at(13, 55), seen: [] as string[] },
      }) as const;
    const arrivalEntry = {
      id: 'a'.padStart(24, '0'),
      at: at(13, 49),
      by: '0HST',
      on: '0DEV',
      kind: 'arrive',
      guests: 1,
    } as const;
    const server = new FakeServer([
      start(8, 'English', [
        party(8, 'Pia Ejemplo', 1, {
          id: 'ejemplo',
          log: [arrivalEntry, cashPayment('b', '0ONE'), cashPayment('c', '0TWO')],
        }),
      ]),
    ]);
    const today = await showToday(server);
    expect(today.row('ejemplo')).toContain('Needs youpaid twice');
    expect(today.row('ejemplo')).toContain('See both');
    expect(today.document.querySelectorAll('[data-party="ejemplo"] g[class*="split"]')).toHaveLength(1);
  });

  it('is counted in the bar of the console as soon as its row shows the contradiction', async () => {
    const keptPayment = (id: string, on: string) =>
      ({
        id: id.padStart(24, '0'),
        at: at(13, 49),
        by: '0HST',
        on,
        kind: 'pay',
        method: 'cash-vuv',
        amount: 4000,
        vatu: 4000,
        kept: { recordedAt: at(13, 55), seen: [] as string[] },
      }) as const;
    const guest = party(8, 'Pia Ejemplo', 1, { id: 'ejemplo', log: [] });
    const server = new FakeServer([start(8, 'English', [guest])]);
    const today = await showToday(server);
    const { NeedsYou } = await import('../review/needs-you.tsx');
    const { createRoot } = await import('react-dom/client');
    const { MemoryRouter } = await import('react-router-dom');
    const bar = today.document.createElement('div');
    const count = createElement(NeedsYou, { client: server.client });
    await act(async () => createRoot(bar).render(createElement(MemoryRouter, undefined, count)));
    expect(bar.textContent).toBe('');
    const log = [keptPayment('b', '0ONE'), keptPayment('c', '0TWO')];
    const paidTwice = party(8, 'Pia Ejemplo', 1, { id: 'ejemplo', log });
    server.replace(paidTwice);
    server.kept = { ...server.kept, parties: [paidTwice] };
    await today.wait(30_000);
    expect(today.row('ejemplo')).toContain('Needs you');
    expect(bar.textContent).toBe('1 needs you');
  });

  it('needs no decision if a colleague cancelled it after seeing its arrival and payment', async () => {
    const entry = { at: at(13, 49), by: '0HST', on: '0DEV' };
    const arrivalEntry = { ...entry, id: 'a'.padStart(24, '0'), kind: 'arrive', guests: 1 } as const;
    const paymentEntry = {
      ...entry,
      id: 'b'.padStart(24, '0'),
      kind: 'pay',
      method: 'card',
      amount: 4000,
      vatu: 4000,
    } as const;
    const guest = { id: 'ejemplo', status: 'cancelled', log: [arrivalEntry, paymentEntry] } as const;
    const today = await showToday(new FakeServer([start(8, 'English', [party(8, 'Pia Ejemplo', 1, guest)])]));
    const row = today.row('ejemplo');
    expect(row).toContain('here, but cancelled, paid, but cancelled');
    expect(row).not.toContain('Needs you');
    expect(row).not.toContain('See both');
  });
});
