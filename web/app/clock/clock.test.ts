import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from './clock.ts';

const deviceTime = Date.parse('2026-11-24T03:00:00Z');
const dateHeader = (milliseconds: number) => new Headers({ date: new Date(milliseconds).toUTCString() });

describe('the server clock', () => {
  it('starts at the time of the device', () => {
    expect(
      createServerClock(() => deviceTime)
        .now()
        .getTime(),
    ).toBe(deviceTime);
  });

  it('runs on from the corrected time', () => {
    let deviceNow = deviceTime;
    const clock = createServerClock(() => deviceNow);
    clock.learnFrom(dateHeader(deviceTime + 3_600_000));
    deviceNow += 60_000;
    expect(clock.now().getTime()).toBe(deviceTime + 3_660_000);
  });

  it('notifies its listeners of a correction once, until they unsubscribe', () => {
    const clock = createServerClock(() => deviceTime);
    const listener = vi.fn();
    const unsubscribe = clock.onCorrection(listener);
    clock.learnFrom(dateHeader(deviceTime + 3_600_000));
    clock.learnFrom(dateHeader(deviceTime + 3_601_000));
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    clock.learnFrom(dateHeader(deviceTime - 3_600_000));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is known after the first response with a time', () => {
    const clock = createServerClock(() => deviceTime);
    clock.learnFrom(new Headers());
    clock.learnFrom(new Headers({ date: new Date(deviceTime).toUTCString(), age: '7' }));
    expect(clock.isKnown()).toBe(false);
    clock.learnFrom(dateHeader(deviceTime));
    expect(clock.isKnown()).toBe(true);
  });

  it('ignores small differences and a missing header', () => {
    const clock = createServerClock(() => deviceTime);
    clock.learnFrom(dateHeader(deviceTime + 2_000));
    clock.learnFrom(new Headers());
    clock.learnFrom(new Headers({ date: 'soon' }));
    expect(clock.now().getTime()).toBe(deviceTime);
  });
});
