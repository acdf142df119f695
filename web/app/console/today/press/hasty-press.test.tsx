import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { VisitCommand } from '#app/console/api/unsent-visits.ts';
import { arrival, at, party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday, type TodayOnScreen } from '../today.testing.tsx';

const oneStart = () => [
  start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'exemple', log: [arrival(2, at(13, 50))] })]),
];

/** Presses without the pause that `press` makes in a sheet. */
const pressAtOnce = async ({ document }: TodayOnScreen, name: RegExp) => {
  const button = [...document.querySelectorAll('dialog button')].find(({ textContent }) =>
    name.test(textContent ?? ''),
  );
  const { Event } = document.defaultView as unknown as { Event: typeof globalThis.Event };
  const event = new Event('click', { bubbles: true, cancelable: true });
  await act(async () => void button?.dispatchEvent(event));
  if (event.defaultPrevented) return;
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void button?.closest('form')?.dispatchEvent(submit));
};

const payments = (server: FakeServer) =>
  server.sent<VisitCommand>('recordVisit').filter(({ action }) => action.kind === 'pay');

describe('a hasty tap on a sheet that has just opened', () => {
  it('records no payment, unlike a tap 600 ms later', async () => {
    const server = new FakeServer(oneStart());
    const today = await showToday(server);
    await today.press(/^É\. Exemple: history/);
    await today.wait(0);
    await today.press('Other');
    await today.wait(0);
    await pressAtOnce(today, /^Take 8,000/);
    await today.wait(0);
    expect(payments(server)).toEqual([]);
    expect(today.document.querySelector('dialog [type="submit"]')?.getAttribute('aria-disabled')).toBe(
      'true',
    );
    await today.wait(600);
    await pressAtOnce(today, /^Take 8,000/);
    await today.wait(0);
    expect(payments(server)).toHaveLength(1);
  });
});

describe('the message with the Undo button on Today', () => {
  const recordArrival = async () => {
    const server = new FakeServer([start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'exemple' })])]);
    const today = await showToday(server);
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    const { document } = today;
    const { Event } = document.defaultView as unknown as { Event: typeof globalThis.Event };
    const undoButton = () =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Undo');
    const dispatch = (type: string, relatedTarget: Element | null = null) =>
      act(
        async () =>
          void undoButton()?.dispatchEvent(
            Object.assign(new Event(type, { bubbles: true }), { relatedTarget }),
          ),
      );
    return { today, undoButton, dispatch };
  };

  it('disappears after eight seconds without focus or pointer', async () => {
    const { today, undoButton } = await recordArrival();
    await today.wait(8_000);
    expect(undoButton()).toBeUndefined();
  });

  it.each([
    ['focus', 'focusin', 'focusout'],
    ['pointer', 'pointerover', 'pointerout'],
  ])('stays while it has the %s, and for eight seconds afterwards', async (_, starts, ends) => {
    const { today, undoButton, dispatch } = await recordArrival();
    await today.wait(7_000);
    await dispatch(starts);
    await today.wait(20_000);
    expect(undoButton()).toBeDefined();
    await dispatch(ends, today.document.body);
    await today.wait(7_900);
    expect(undoButton()).toBeDefined();
    await today.wait(100);
    expect(undoButton()).toBeUndefined();
  });
});
