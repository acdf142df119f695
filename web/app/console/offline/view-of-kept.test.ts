import { describe, expect, it } from 'vitest';
import { openingState, type WaitingPress } from '../kept/kept-state.ts';
import { at, host } from '../today/day/ship-day.testing.ts';
import { keptActionText } from './kept-in-words.ts';
import { networkViewOf } from './network-view.ts';
import { keptItemsOf } from './view-of-kept.ts';

const press = (
  n: number,
  action: WaitingPress['action'],
  more: Partial<WaitingPress> = {},
): WaitingPress => ({
  id: String(n).padStart(24, '0'),
  device: '0DEV',
  key: 'k',
  n,
  by: host.id,
  identified: 'owner',
  madeAt: at(14, 40 + n) * 1000,
  at: at(14, 40 + n) * 1000,
  party: { date: '2026-12-10', tourId: 8, id: 'exemple' },
  seen: [],
  action,
  status: 'waits',
  isCarried: false,
  ...more,
});

const names = {
  party: (id: string) => (id === 'exemple' ? 'É. Exemple' : undefined),
  person: (id: string) => (id === host.id ? host.name : 'somebody'),
};

describe('the list of waiting presses', () => {
  it('has the newest press first, each with its party, author and time', () => {
    const items = keptItemsOf(
      [press(1, { kind: 'arrive', guests: 2 }), press(2, { kind: 'note', text: 'x' })],
      names,
    );
    expect(items.map((item) => [keptActionText(item), item.by, item.at])).toEqual([
      ['É. Exemple, note', 'H. Host', at(14, 42)],
      ['É. Exemple, 2 arrived', 'H. Host', at(14, 41)],
    ]);
  });

  it('marks a press as undone instead of adding a line for the undo', () => {
    const first = press(1, { kind: 'no-show', guests: 2 });
    const [item, ...others] = keptItemsOf([first, press(2, { kind: 'undo', entry: first.id })], names);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ undoneAt: at(14, 42) });
  });

  it('has a line for the undo of a press that was already sent', () => {
    expect(keptItemsOf([press(2, { kind: 'undo', entry: 'sent' })], names).map(keptActionText)).toEqual([
      'É. Exemple, undone',
    ]);
  });

  it('shows a walk-in with its start, and a party known only by its six letters with those letters', () => {
    const walkIn = press(1, { kind: 'walk-in', guests: 2 });
    const items = keptItemsOf(
      [
        { ...walkIn, party: { date: '2026-12-10', tourId: 12, walkIn: walkIn.id } },
        press(2, { kind: 'arrive', guests: 1 }, { party: { date: '2026-12-10', letters: 'HKTRWM' } }),
      ],
      names,
    );
    expect(items.map((item) => [keptActionText(item), item.start])).toEqual([
      ['Letters HKTRWM, 1 arrived', undefined],
      ['Walk-in, 2 added', '4:00 PM Tour'],
    ]);
  });

  it('marks a press whose author’s code was not checked', () => {
    const items = keptItemsOf([press(1, { kind: 'arrive', guests: 2 }, { identified: 'name' })], names);
    expect(items[0]).toMatchObject({ isCodeUnchecked: true });
  });
});

describe('the state of the network on screen', () => {
  const waiting = [press(1, { kind: 'arrive', guests: 2 })];

  it('is “offline” during an outage, with the start of the outage and the number of kept presses', () => {
    const network = { status: 'offline', since: at(14, 10) * 1000 } as const;
    expect(networkViewOf({ ...openingState, network, waiting })).toMatchObject({
      status: 'offline',
      since: at(14, 10),
      kept: 1,
    });
  });

  it('is “sending” while presses are delivered, and “sent” after all have been delivered', () => {
    const network = { status: 'online' } as const;
    const view = (sent: number) => networkViewOf({ ...openingState, network, delivery: { sent, total: 12 } });
    expect(view(7)).toMatchObject({ status: 'sending', sent: 7, total: 12 });
    expect(view(12)).toMatchObject({ status: 'sent' });
  });

  it('stays “offline” for the first seconds after an outage, or changes to “sending” when presses are sent', () => {
    const network = { status: 'online', lostSince: at(14, 10) * 1000 } as const;
    expect(networkViewOf({ ...openingState, network })).toMatchObject({
      status: 'offline',
      since: at(14, 10),
    });
    const delivery = { sent: 1, total: 2 };
    expect(networkViewOf({ ...openingState, network, delivery }).status).toBe('sending');
  });

  it('is “online” if there is neither an outage nor a delivery', () => {
    expect(networkViewOf(openingState).status).toBe('online');
  });
});
