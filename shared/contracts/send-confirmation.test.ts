import { expect, it } from 'vitest';
import { sendConfirmation } from './send-confirmation.ts';

const { body } = sendConfirmation;

it('keeps of the booking body nothing but reference and e-mail', () => {
  const sent = {
    reference: 'SMI',
    email: 'ann@example.com',
    to: 'x@example.com',
    firstName: '<b>',
    timestamp: 'now',
  };
  expect(body.parse(sent)).toEqual({ reference: 'SMI', email: 'ann@example.com' });
});

it.each([
  [{}],
  [{ reference: 'SMI' }],
  [{ email: 'ann@example.com' }],
  [{ reference: 1, email: [] }],
  [null],
  [[]],
])('tells %j no more than that it is unauthorized', (value) => {
  const messages = body.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
  expect(messages.length).toBeGreaterThan(0);
  expect(new Set(messages)).toEqual(new Set(['Unauthorized']));
});
