import { describe, expect, it } from 'vitest';
import { addDeliveredPresses, recentDeliveredPresses } from './delivered.ts';
import type { WaitingPress } from './kept-state.ts';

const press = (id: string) => ({ id }) as WaitingPress;
const ids = (delivered: ReturnType<typeof recentDeliveredPresses>) => delivered?.presses.map(({ id }) => id);

describe('the list of presses sent since the network returned', () => {
  it('grows with each batch, and starts afresh after another outage', () => {
    const first = addDeliveredPresses(undefined, [press('a')], 1000);
    const both = addDeliveredPresses(first, [press('b')], 1000);
    expect(ids(both)).toEqual(['a', 'b']);
    expect(ids(addDeliveredPresses(both, [press('c')], 2000))).toEqual(['c']);
  });

  it('can be read for 24 hours, and is empty afterwards', () => {
    const stored = addDeliveredPresses(undefined, [press('a')], 1000);
    expect(ids(recentDeliveredPresses(stored, 86_400_999))).toEqual(['a']);
    expect(recentDeliveredPresses(stored, 86_401_000)).toBeUndefined();
    expect(recentDeliveredPresses(undefined, 0)).toBeUndefined();
  });
});
