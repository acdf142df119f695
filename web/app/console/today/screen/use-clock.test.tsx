import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { now, serverClock } from '#app/clock/clock.ts';
import { openPage } from '../../frame/opened-page.testing.tsx';
import { useClock } from './use-clock.ts';

const learnTime = (instant: Date) =>
  act(async () => serverClock.learnFrom(new Headers({ date: instant.toUTCString() })));

afterEach(() => learnTime(new Date()));

it('the time on a screen of the console follows the server as soon as a reply corrects the clock of the device', async () => {
  const Time = () => <p>{useClock(now).toISOString().slice(0, 10)}</p>;
  const page = await openPage(() => <Time />, { answers: {} });
  await learnTime(new Date('2026-12-10T03:00:00Z'));
  expect(page.text()).toBe('2026-12-10');
});
