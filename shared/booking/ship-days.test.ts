import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { business } from '../content/business.ts';
import { type ShipEntry, shipEntries } from '../content/ships.ts';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import { timeLabel } from '../values/written-time.ts';
import { callsOfGuest, isShipKnown, notOnShip, shipCallsFrom, shipsOn } from './ship-days.ts';
import {
  type ShipCall,
  shipFit,
  shipVerdicts,
  shipWarnings,
  spareMinutes,
  wharfDepartureMinutes,
  wharfReturnMinutes,
} from './ship-fit.ts';
import { slotOf, slots } from './slots.ts';

const entry: ShipEntry = { date: '2026-12-09', ship: 'Tern', ashore: '08:30', allAboard: '16:30' };
const call = (changes: Partial<ShipEntry> = {}) => shipCallsFrom([{ ...entry, ...changes }])[0] as ShipCall;

describe('the list of ships', () => {
  it('has only valid entries', () => {
    expect(shipCallsFrom(shipEntries)).toHaveLength(shipEntries.length);
  });

  it('is sorted by day and time ashore', () => {
    const calls = shipCallsFrom([
      { ...entry, date: '2026-12-10', ship: 'Petrel', ashore: '11:00', allAboard: '18:00' },
      { ...entry, date: '2026-12-10' },
      entry,
    ]);
    expect(calls.map(({ date, ship }) => `${date} ${ship}`)).toEqual([
      '2026-12-09 Tern',
      '2026-12-10 Tern',
      '2026-12-10 Petrel',
    ]);
    expect(calls[0]).toEqual({
      date: '2026-12-09',
      ship: 'Tern',
      ashoreMinutes: 510,
      allAboardMinutes: 990,
    });
  });

  it.each([
    [{ date: '2026-02-30' }, 'Not a date'],
    [{ date: '9.12.2026' }, 'Not a date'],
    [{ ship: ' ' }, 'without a name'],
    [{ ashore: '8:30' }, 'Not a time'],
    [{ ashore: '24:00' }, 'Not a time'],
    [{ allAboard: '4:30 PM' }, 'Not a time'],
    [{ allAboard: '16:60' }, 'Not a time'],
    [{ allAboard: '08:30' }, 'All aboard before ashore'],
  ])('rejects %j with a reason', (wrong, reason) => {
    expect(() => call(wrong)).toThrow(reason);
  });

  it('rejects the same ship twice on a day', () => {
    expect(() => shipCallsFrom([entry, { ...entry, ashore: '09:00' }])).toThrow('Listed twice: Tern');
    expect(shipCallsFrom([entry, { ...entry, ship: 'Petrel' }])).toHaveLength(2);
  });

  it('returns the ships of a day, and none for a day without ships', () => {
    const calls = shipCallsFrom([entry, { ...entry, ship: 'Petrel' }]);
    expect(shipsOn(calendarDateFrom('2026-12-09'), calls)).toHaveLength(2);
    expect(shipsOn(calendarDateFrom('2026-12-08'), calls)).toEqual([]);
    expect(shipsOn(calendarDateFrom('2026-12-09'), shipCallsFrom([]))).toEqual([]);
  });
});

describe('a slot on a ship day', () => {
  it('requires guests to leave the wharf one ride before its start, and takes them back there one ride after its end', () => {
    expect(business.wharf.rideMinutes).toBeGreaterThan(0);
    expect(wharfReturnMinutes(slotOf('2:00 PM', 'Tour and Tasting'))).toBe(900 + business.wharf.rideMinutes);
    expect(wharfReturnMinutes(slotOf('2:00 PM', 'Cellar Door Tasting'))).toBe(
      870 + business.wharf.rideMinutes,
    );
    expect(wharfDepartureMinutes(slotOf('2:00 PM', 'Tour and Tasting'))).toBe(
      840 - business.wharf.rideMinutes,
    );
  });

  // The return to the wharf from the 2:00 PM tour, and the latest time ashore for it.
  const tour = slotOf('2:00 PM', 'Tour and Tasting');
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const wharfReturn = wharfReturnMinutes(tour);
  const lastAshore = 14 * 60 - business.wharf.rideMinutes;

  it.each([
    ['fits', { allAboard: clock(wharfReturn + 60) }],
    ['tight', { allAboard: clock(wharfReturn + 59) }],
    ['tight', { allAboard: clock(wharfReturn) }],
    ['too-late', { allAboard: clock(wharfReturn - 1) }],
    ['fits', { ashore: clock(lastAshore), allAboard: '20:00' }],
    ['before-ashore', { ashore: clock(lastAshore + 1), allAboard: '20:00' }],
    ['before-ashore', { ashore: '14:01', allAboard: '14:30' }],
  ])('has the verdict "%s" for a ship with %j', (verdict, hours) => {
    expect(shipFit(tour, call(hours))).toBe(verdict);
  });

  it('has as many spare minutes as there are between the return to the wharf and the ship’s time for all aboard', () => {
    expect(spareMinutes(tour, call({ allAboard: clock(wharfReturn + 15) }))).toBe(15);
    expect(spareMinutes(tour, call({ allAboard: clock(wharfReturn - 1) }))).toBe(-1);
  });

  it('never fits a ship that it would delay, and is too late for a ship if an earlier slot of its type is too late', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minutes, minutes, (a, b) => {
        fc.pre(a !== b);
        const ship = call({ ashore: clock(Math.min(a, b)), allAboard: clock(Math.max(a, b)) });
        const fits = slots.map((slot) => ({ slot, fit: shipFit(slot, ship) }));
        for (const { slot, fit } of fits) {
          const isBackInTime = wharfReturnMinutes(slot) <= ship.allAboardMinutes;
          if (fit === 'fits' || fit === 'tight')
            expect(isBackInTime, timeLabel(wharfReturnMinutes(slot))).toBe(true);
          if (fit === 'too-late')
            for (const laterFit of fits.filter(
              (other) => other.slot.type === slot.type && other.slot.id > slot.id,
            ))
              expect(laterFit.fit).toBe('too-late');
        }
      }),
    );
  });
});

describe('the ship of a guest', () => {
  const tern = call({ allAboard: '14:30' });
  const petrel = call({ ship: 'Petrel', allAboard: '22:00' });
  const calls = [tern, petrel];

  it.each([
    ['not yet given', undefined, false, calls],
    ['one of the day', 'Tern', true, [tern]],
    ['a ship of another day', 'Noddy', false, calls],
    ['not on a ship', notOnShip, true, []],
  ])('is known after the answer "%s" (%j): %s', (_, shipName, isKnown, expected) => {
    expect(isShipKnown(calls, shipName)).toBe(isKnown);
    expect(callsOfGuest(calls, shipName)).toEqual(expected);
  });

  it('is the only ship for which a slot has a verdict or a warning', () => {
    const slot = slotOf('4:00 PM', 'Tour and Tasting');
    expect(shipVerdicts(slot, callsOfGuest(calls, 'Petrel'))).toEqual([{ call: petrel, fit: 'fits' }]);
    expect(shipWarnings(slot, callsOfGuest(calls, 'Tern'))).toEqual([{ call: tern, fit: 'too-late' }]);
    expect(shipWarnings(slot, callsOfGuest(calls, 'Petrel'))).toEqual([]);
    expect(shipWarnings(slot, calls)).toHaveLength(1);
  });
});
