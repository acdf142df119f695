import { describe, expect, it } from 'vitest';
import { openingState } from '../kept/kept-state.ts';
import { systemToInstall } from './install.ts';
import { offlineProblemOf } from './offline-problem.ts';

const lost = {
  by: '0HST',
  identified: 'owner',
  party: { date: '2026-12-10', tourId: 8, id: 'exemple' },
  action: { kind: 'arrive', guests: 2 },
} as const;
const minutes = (count: number) => count * 60_000;

describe('the warning about problems with kept presses on a device', () => {
  it('is absent if the device can keep presses and its clock is less than five minutes wrong', () => {
    expect(offlineProblemOf({ ...openingState, storage: 'persistent' }, true)).toBeUndefined();
    expect(
      offlineProblemOf({ ...openingState, storage: 'may-go', skewMs: minutes(4) }, true),
    ).toBeUndefined();
  });

  it('reports a press that could not be kept, rather than a wrong clock, if a device has both problems', () => {
    const state = { ...openingState, storage: 'full', failedPress: lost, skewMs: minutes(40) } as const;
    expect(offlineProblemOf(state, true)).toEqual({ kind: 'full', lost, kept: 0 });
  });

  it('reports refused storage only while offline, and a private window also while online', () => {
    expect(offlineProblemOf({ ...openingState, storage: 'cannot-keep' }, false)).toBeUndefined();
    expect(offlineProblemOf({ ...openingState, storage: 'cannot-keep' }, true)).toEqual({ kind: 'refused' });
    expect(offlineProblemOf({ ...openingState, storage: 'private' }, false)).toEqual({ kind: 'private' });
  });

  it('names the press that could not be kept because of refused storage or a private window', () => {
    const state = (storage: 'cannot-keep' | 'private') => ({ ...openingState, storage, failedPress: lost });
    expect(offlineProblemOf(state('cannot-keep'), false)).toEqual({ kind: 'refused', lost });
    expect(offlineProblemOf(state('private'), true)).toEqual({ kind: 'private', lost });
  });

  it('reports a clock that is at least five minutes slow or fast, only while offline', () => {
    expect(offlineProblemOf({ ...openingState, skewMs: minutes(-40) }, false)).toBeUndefined();
    expect(offlineProblemOf({ ...openingState, skewMs: minutes(-40) }, true)).toEqual({
      kind: 'clock',
      minutes: -40,
    });
    expect(offlineProblemOf({ ...openingState, skewMs: minutes(5) }, true)).toEqual({
      kind: 'clock',
      minutes: 5,
    });
  });
});

describe('the hint to install the console', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
  const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
  const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36';

  it('has steps for iOS or Android on phones and tablets, and does not appear on computers', () => {
    expect(systemToInstall(iphone, 5, false)).toBe('iphone');
    expect(systemToInstall(ipad, 5, false)).toBe('iphone');
    expect(systemToInstall(ipad, 0, false)).toBeUndefined();
    expect(systemToInstall(android, 5, false)).toBe('android');
  });

  it('is absent once the console is installed', () => {
    expect(systemToInstall(android, 5, true)).toBeUndefined();
  });
});
