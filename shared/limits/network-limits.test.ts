import { expect, it } from 'vitest';
import { startTimes, tourTypes } from '../booking/slots.ts';
import { capacity } from '../booking/terms.ts';
import { networkLimits } from './network-limits.ts';

it('the limits of a network allow the guests of a ship to book every start of a day, and more than twice the seats of the day', () => {
  const placesOfADay = capacity * startTimes.length * tourTypes.length;
  expect(networkLimits.places.max).toBeGreaterThan(2 * placesOfADay);
  expect(networkLimits.starts.max).toBeGreaterThan(startTimes.length * tourTypes.length);
});
