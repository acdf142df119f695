import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from './clock.ts';

const deviceTime = Date.parse('2026-11-24T03:00:00Z');
const dateHeader = (milliseconds: number) => new Headers({ date: new Date(milliseconds).toUTCString() });

describe('a device’s estimate of the server time', () => {
  it('equals the device’s clock before the first response', () => {
    expect(
      createServerClock(() => deviceTime)
        .now()
        .getTime(),
    ).toBe(deviceTime);
  });

  it('continues from the time that a response of the server has set', () => {
    let deviceNow = deviceTime;
    const clock = createServerClock(() => deviceNow);
    clock.learnFrom(dateHeader(deviceTime + 3_600_000));
    deviceNow += 60_000;
    expect(clock.now().getTime()).toBe(deviceTime + 3_660_000);
  });

  it('notifies listeners once for each correction, until they unsubscribe', () => {
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

  it('is known after the first uncached response with a Date header', () => {
    const clock = createServerClock(() => deviceTime);
    clock.learnFrom(new Headers());
    clock.learnFrom(new Headers({ date: new Date(deviceTime).toUTCString(), age: '7' }));
    expect(clock.isKnown()).toBe(false);
    clock.learnFrom(dateHeader(deviceTime));
    expect(clock.isKnown()).toBe(true);
  });

  it('ignores a difference of two seconds and a missing or invalid Date header', () => {
    const clock = createServerClock(() => deviceTime);
    clock.learnFrom(dateHeader(deviceTime + 2_000));
    clock.learnFrom(new Headers());
    clock.learnFrom(new Headers({ date: 'soon' }));
    expect(clock.now().getTime()).toBe(deviceTime);
  });
});
