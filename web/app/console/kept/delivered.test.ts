import { describe, expect, it } from 'vitest';
import { addDelivered, storedDelivered } from './delivered.ts';
import type { WaitingPress } from './kept-state.ts';

const press = (id: string) => ({ id }) as WaitingPress;
const ids = (delivered: ReturnType<typeof storedDelivered>) => delivered?.presses.map(({ id }) => id);

describe('the list of presses sent since the network returned', () => {
  it('grows with each batch, and starts afresh after another outage', () => {
    const first = addDelivered(undefined, [press('a')], 1000);
    const both = addDelivered(first, [press('b')], 1000);
    expect(ids(both)).toEqual(['a', 'b']);
    expect(ids(addDelivered(both, [press('c')], 2000))).toEqual(['c']);
  });

  it('can be read for 24 hours, and is empty afterwards', () => {
    const stored = addDelivered(undefined, [press('a')], 1000);
    expect(ids(storedDelivered(stored, 86_400_999))).toEqual(['a']);
    expect(storedDelivered(stored, 86_401_000)).toBeUndefined();
    expect(storedDelivered(undefined, 0)).toBeUndefined();
  });
});
