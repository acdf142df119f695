import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connectivity } from './connectivity.ts';
import type { Network } from './kept-state.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_796_000_000_000 }));
afterEach(() => void vi.useRealTimers());

function createConnectivity() {
  const changes: Network[] = [];
  const connectivity = new Connectivity({
    now: () => Date.now(),
    onChange: (network) => changes.push(network),
  });
  return { connectivity, changes };
}

/** Polls every five seconds; each call ends after `afterMs`. */
function poll(connectivity: Connectivity, times: number, isAnswered: boolean, afterMs: number): void {
  for (let time = 0; time < times; time += 1) {
    const end = connectivity.begin();
    vi.advanceTimersByTime(afterMs);
    end(isAnswered);
    vi.advanceTimersByTime(5_000 - afterMs);
  }
}

describe('the network of a device', () => {
  it('is online after a response', () => {
    const { connectivity, changes } = createConnectivity();
    poll(connectivity, 2, true, 100);
    expect(changes).toEqual([{ status: 'online' }]);
  });

  it('is offline within ten seconds after calls begin to fail, since the start of the first failed call', () => {
    const { connectivity, changes } = createConnectivity();
    poll(connectivity, 1, true, 100);
    const since = Date.now();
    poll(connectivity, 1, false, 20);
    expect(changes.at(-1)).toEqual({ status: 'offline', since });
  });

  it('is offline within five seconds after a call without a response, since the start of the call', () => {
    const { connectivity, changes } = createConnectivity();
    poll(connectivity, 1, true, 100);
    const since = Date.now();
    connectivity.begin();
    vi.advanceTimersByTime(4_600);
    expect(changes.at(-1)).toEqual({ status: 'offline', since });
  });

  it('stays online while one call is slow and others get responses', () => {
    const { connectivity, changes } = createConnectivity();
    connectivity.begin();
    poll(connectivity, 3, true, 4_000);
    expect(changes).toEqual([{ status: 'online' }]);
  });

  it('stays online when a call fails and the next one succeeds', () => {
    const { connectivity, changes } = createConnectivity();
    poll(connectivity, 1, true, 100);
    connectivity.begin()(false);
    vi.advanceTimersByTime(4_000);
    poll(connectivity, 1, true, 100);
    expect(changes).toEqual([{ status: 'online' }]);
  });

  it('is offline at once when the first call of a page fails', () => {
    const { connectivity, changes } = createConnectivity();
    const since = Date.now();
    connectivity.begin()(false);
    expect(changes).toEqual([{ status: 'offline', since }]);
  });

  it('does not change with a call that the page has aborted', () => {
    const { connectivity, changes } = createConnectivity();
    connectivity.begin()(undefined);
    vi.advanceTimersByTime(60_000);
    expect(changes).toEqual([]);
  });

  it('is online again with the first response, and states the start of the past outage for ten seconds', () => {
    const { connectivity, changes } = createConnectivity();
    const lostSince = Date.now();
    connectivity.begin()(false);
    connectivity.begin()(true);
    expect(changes.at(-1)).toEqual({ status: 'online', lostSince });
    vi.advanceTimersByTime(9_000);
    connectivity.begin()(true);
    expect(changes.at(-1)).toEqual({ status: 'online', lostSince });
    vi.advanceTimersByTime(1_000);
    expect(changes.at(-1)).toEqual({ status: 'online' });
  });

  it('is offline since the start of the earlier outage if it was online for less than ten seconds between two outages', () => {
    const { connectivity, changes } = createConnectivity();
    const since = Date.now();
    connectivity.begin()(false);
    vi.advanceTimersByTime(60_000);
    connectivity.begin()(true);
    vi.advanceTimersByTime(2_000);
    connectivity.begin();
    vi.advanceTimersByTime(4_500);
    expect(changes.at(-1)).toEqual({ status: 'offline', since });
    vi.advanceTimersByTime(60_000);
    expect(changes.at(-1)).toEqual({ status: 'offline', since });
  });

  it('is offline since the start of a new outage if it was online for ten seconds after an earlier one', () => {
    const { connectivity, changes } = createConnectivity();
    connectivity.begin()(false);
    connectivity.begin()(true);
    vi.advanceTimersByTime(10_000);
    const since = Date.now();
    connectivity.begin();
    vi.advanceTimersByTime(4_500);
    expect(changes.at(-1)).toEqual({ status: 'offline', since });
  });
});
