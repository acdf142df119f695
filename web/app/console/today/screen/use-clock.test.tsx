import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { now, serverClock } from '#app/clock/clock.ts';
import { openPage } from '../../frame/opened-page.testing.tsx';
import { useClock } from './use-clock.ts';

const learnTime = (instant: Date) =>
  act(async () => serverClock.learnFrom(new Headers({ date: instant.toUTCString() })));

afterEach(() => learnTime(new Date()));

const CurrentDate = () => <p>{useClock(now).toISOString().slice(0, 10)}</p>;

it('the date on a page of the console changes as soon as a response of the server corrects the clock of the device', async () => {
  const page = await openPage(() => <CurrentDate />, { responses: {} });
  await learnTime(new Date('2026-12-10T03:00:00Z'));
  expect(page.text()).toBe('2026-12-10');
});
