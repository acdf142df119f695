import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBooking } from './create-booking.ts';

const validBody = {
  tourId: 0,
  tourType: 'Tour and Tasting',
  date: '2026-11-24',
  time: '10:00 AM',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  preferredLanguage: 'English',
  guestCount: 2,
  totalPrice: 8000,
};
const { body, headers } = createBooking;

/** Messages for a body, by field. */
const problemsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    (body.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

describe('the body of a booking request', () => {
  it('is parsed unchanged when valid', () => expect(body.parse(validBody)).toEqual(validBody));

  it('with an unknown message language is refused with the languages to choose from', () => {
    for (const messageLanguage of ['FR', 'bi', '', 1])
      expect(problemsOf({ ...validBody, messageLanguage })).toEqual({
        messageLanguage: 'Messages can be written in en or fr: please choose one of them.',
      });
  });

  it('is normalized: surplus spaces are removed, the alias of the tasting is replaced', () => {
    expect(
      body.parse({
        ...validBody,
        tourId: 1,
        tourType: 'Tasting Only',
        time: '10:00\u202fAM',
        firstName: ' Ann ',
        lastName: '\u00a0Lee\n',
        email: ' ann@example.com ',
      }),
    ).toEqual({ ...validBody, tourId: 1, tourType: 'Cellar Door Tasting' });
  });

  it('is parsed without its unknown fields, such as a reference', () => {
    const extraFields = {
      reference: 'SMI2611241000AM-7K3Q9XTB4MWE',
      status: 'cancelled',
      start: 1,
      __proto__: { admin: true },
    };
    expect(body.parse({ ...validBody, ...extraFields, constructor: 'x' })).toEqual(validBody);
    expect(
      body.parse(JSON.parse(`{"__proto__": {"admin": true}, ${JSON.stringify(validBody).slice(1)}`)),
    ).toEqual(validBody);
  });

  const missing = 'Missing booking information';
  const mismatch = 'The tour chosen does not fit its time and type. Please choose the time again.';
  const atLeastOne = 'Please book for at least 1 adult.';
  it.each<[keyof typeof validBody, unknown, string]>([
    ['tourId', undefined, missing],
    ['tourId', null, missing],
    ['tourId', '0', missing],
    ['tourId', 0.5, missing],
    ['tourId', -1, mismatch],
    ['tourId', 14, mismatch],
    ['tourType', undefined, missing],
    ['tourType', 1, missing],
    ['tourType', '', 'Invalid tour type'],
    ['tourType', 'Dinner', 'Invalid tour type'],
    ['date', undefined, missing],
    ['date', 20261124, missing],
    ['date', '24.11.2026', 'This is not a date we can read. Please choose a day in the calendar.'],
    ['date', '2026-02-30', 'This is not a date we can read. Please choose a day in the calendar.'],
    ['time', undefined, missing],
    ['time', '9:00 AM', 'There is no tour at this time. Please choose one of the times shown.'],
    ['firstName', undefined, 'Please enter your first name.'],
    ['firstName', '  ', 'Please enter your first name.'],
    ['firstName', ['Ann'], 'Please enter your first name.'],
    ['firstName', 'a'.repeat(81), 'Please shorten your first name to 80 characters.'],
    ['lastName', undefined, 'Please enter your last name.'],
    ['lastName', 'Lee\r\nBcc: x', 'Please use only letters and signs that can be seen in your last name.'],
    ['email', undefined, 'Please enter your email address.'],
    ['email', 'ann', 'This email address has no @. It should look like name@example.com.'],
    ['email', 'ann@example', 'This email address is not complete. It should end like example.com.'],
    ['preferredLanguage', undefined, 'Please choose English or French.'],
    ['preferredLanguage', 'Bislama', 'Please choose English or French.'],
    ['preferredLanguage', 'french', 'Please choose English or French.'],
    ['guestCount', undefined, atLeastOne],
    ['guestCount', '2', atLeastOne],
    ['guestCount', 0, atLeastOne],
    ['guestCount', -3, atLeastOne],
    ['guestCount', 1.5, 'Please book for a whole number of adults.'],
    ['guestCount', true, atLeastOne],
    [
      'guestCount',
      17,
      'We take up to 16 guests in one slot. For a larger group, e-mail events@example.com or use the event enquiry form on the contact page.',
    ],
    ['totalPrice', undefined, missing],
    ['totalPrice', '8000', missing],
    ['totalPrice', 0.1, missing],
  ])('with %s as %j is refused with: %s', (field, value, message) => {
    expect(problemsOf({ ...validBody, [field]: value })).toEqual({ [field]: message });
  });

  it('that is empty is refused with a message for each field', () => {
    expect(Object.keys(problemsOf({})).sort()).toEqual(Object.keys(validBody).sort());
  });

  it.each([[null], [[]], ['text'], [3], [true], [[validBody]]])(
    'that is %j is refused as missing booking information',
    (value) => {
      expect(problemsOf(value)).toEqual({ '': missing });
    },
  );

  it('never throws when parsed, and is never accepted with a field of the wrong type', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(validBody) as (keyof typeof validBody)[])),
        fc.anything(),
        (field, value) => {
          const parsed = body.safeParse({ ...validBody, [field]: value });
          expect([undefined, typeof validBody[field]]).toContain(
            parsed.success ? typeof parsed.data[field] : undefined,
          );
        },
      ),
    );
  });
});

describe('an Idempotency-Key', () => {
  it.each([undefined, 'k'.repeat(22), '0192f1f4-6c0e-7000-8000-000000000000', '~'.repeat(255)])(
    'may be %j',
    (key) => {
      expect(headers.safeParse({ 'idempotency-key': key, 'user-agent': 'x' }).data).toEqual({
        'idempotency-key': key,
      });
    },
  );

  it.each([
    '',
    'k',
    'order-1042',
    'k'.repeat(21),
    `a b${'k'.repeat(22)}`,
    'é'.repeat(22),
    `${'k'.repeat(22)}\n`,
    '~'.repeat(256),
  ])('may not be %j', (key) => {
    expect(headers.safeParse({ 'idempotency-key': key }).error?.issues.map(({ message }) => message)).toEqual(
      [
        'An Idempotency-Key has 22 to 255 printable characters without spaces. It must be random, such as a UUID: it is a secret.',
      ],
    );
  });
});
