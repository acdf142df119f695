import { expect, it } from 'vitest';
import { capacity } from '../booking/guests.ts';
import { startTimes, tourTypes } from '../booking/slots.ts';
import { networkLimits } from './network-limits.ts';

it('a ship that books every place of a day, and changes its mind, notices no limit', () => {
  const placesOfADay = capacity * startTimes.length * tourTypes.length;
  expect(networkLimits.places.most).toBeGreaterThan(2 * placesOfADay);
});
