import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBookingLink } from './booking-link.ts';
import { slots } from './slots.ts';

const read = (address: string) => {
  const [tourId, guests, date] = address.split('/');
  return readBookingLink({ tourId, guests, date });
};

describe('a tour link', () => {
  it('identifies the slot by id, including 0', () => {
    for (const slot of slots)
      expect(read(`${slot.id}/2/2026-11-24`)).toEqual({ slot, guests: 2, date: '2026-11-24' });
    expect(slots.map(({ id }) => id)).toContain(0);
  });

  it.each([
    ['14/2/2026-11-24', 'tour'],
    ['-1/2/2026-11-24', 'tour'],
    ['00/2/2026-11-24', 'tour'],
    ['1.0/2/2026-11-24', 'tour'],
    [' 1/2/2026-11-24', 'tour'],
    ['1e0/2/2026-11-24', 'tour'],
    ['constructor/2/2026-11-24', 'tour'],
    ['', 'tour'],
    ['0/0/2026-11-24', 'guests'],
    ['0/-2/2026-11-24', 'guests'],
    ['0/two/2026-11-24', 'guests'],
    ['0/02/2026-11-24', 'guests'],
    ['0/2.5/2026-11-24', 'guests'],
    ['0', 'guests'],
    ['0/17/2026-11-24', 'group'],
    ['0/9999/2026-11-24', 'group'],
    ['0/16/2026-02-30', 'date'],
    ['0/1/24.11.2026', 'date'],
    ['0/1/2026-11-24T10:00', 'date'],
    ['0/1/tomorrow', 'date'],
    ['0/1', 'date'],
  ])('with the path %j is refused for its part "%s"', (address, problem) => {
    expect(read(address)).toEqual({ problem });
  });

  it('accepts only parties of 1 to 16', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 20_000 }), (guests) => {
        expect('slot' in read(`0/${guests}/2026-11-24`)).toBe(guests >= 1 && guests <= 16);
      }),
    );
  });

  it('is parsed without an exception, whatever the text of its parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (tourId, guests, date) => {
        const link = readBookingLink({ tourId, guests, date });
        const isSlot = 'slot' in link;
        expect(isSlot ? `${link.slot.id}/${link.guests}/${link.date}` : link).toEqual(
          isSlot ? `${tourId}/${guests}/${date}` : { problem: expect.any(String) },
        );
      }),
    );
  });
});
