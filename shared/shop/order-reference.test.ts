import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDateFrom } from '../values/port-vila-time.ts';
import { orderReference, parseOrderReference } from './order-reference.ts';

const today = calendarDateFrom('2026-11-21');

it('an order reference consists of the day and a secret of twelve characters', () => {
  expect(orderReference(today, new Uint8Array(12)).text).toBe('JP261121-000000000000');
  expect(orderReference(today, new Uint8Array(32).fill(255)).text).toBe('JP261121-ZZZZZZZZZZZZ');
  expect(() => orderReference(today, new Uint8Array(11))).toThrow(RangeError);
});

it('an order reference is parsed ignoring case and spaces', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      (days, bytes) => {
        const reference = orderReference(addDays(today, days), bytes);
        expect(parseOrderReference(reference.text)).toEqual(reference);
        expect(parseOrderReference(` ${reference.text.toLowerCase().replace('-', ' - ')}\n`)).toEqual(
          reference,
        );
      },
    ),
  );
});

it.each([
  '',
  'JP261121',
  'JP261121-',
  'JP261321-000000000000',
  'JP261121-00000000000',
  'JP261121-00000000000U',
  'SMI2611241000AM-7K3Q9XTB4MWE',
])('%j is not an order reference', (text) => expect(parseOrderReference(text)).toBeUndefined());
