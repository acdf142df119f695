import { describe, expect, it } from 'vitest';
import { capacityProblem, guestCountProblem } from './guests.ts';
import { capacity } from './terms.ts';

const tooLarge =
  'We take up to 16 guests in one slot. For a larger group, e-mail events@example.com or use the event enquiry form on the contact page.';

describe('a number of guests', () => {
  it('is at most sixteen', () => expect(capacity).toBe(16));

  it.each([1, 2, 15, 16])('may be %i', (guests) => expect(guestCountProblem(guests)).toBeUndefined());

  it.each([0, -1, Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])(
    'may not be %d',
    (guests) => expect(guestCountProblem(guests)).toBe('Please book for at least 1 adult.'),
  );

  it('must be a whole number of adults', () =>
    expect(guestCountProblem(1.5)).toBe('Please book for a whole number of adults.'));

  it.each([17, 100, Number.MAX_SAFE_INTEGER])(
    'over sixteen, such as %i, is refused with a message that refers to email and the event form',
    (guests) => expect(guestCountProblem(guests)).toBe(tooLarge),
  );
});

describe('a party', () => {
  it.each([
    [1, 16, undefined],
    [16, 16, undefined],
    [5, 5, undefined],
    [6, 5, 'Only 5 spots available.'],
    [2, 1, 'Only 1 spot available.'],
    [16, 15, 'Only 15 spots available.'],
    [1, 0, 'This time slot is fully booked.'],
    [16, 0, 'This time slot is fully booked.'],
    [1, -1, 'This time slot is fully booked.'],
  ])('of %i with %i seats left gets the message %s', (guests, remaining, message) => {
    expect(capacityProblem(guests, remaining)).toBe(message);
  });
});
