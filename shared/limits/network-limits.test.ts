import { expect, it } from 'vitest';
import { startTimes, tourTypes } from '../booking/slots.ts';
import { capacity } from '../booking/terms.ts';
import { networkLimits } from './network-limits.ts';

it('the limits of a network leave room for a ship that books every seat of a day and then changes its mind', () => {
  const placesOfADay = capacity * startTimes.length * tourTypes.length;
  expect(networkLimits.places.max).toBeGreaterThan(2 * placesOfADay);
  expect(networkLimits.starts.max).toBeGreaterThan(startTimes.length * tourTypes.length);
});
