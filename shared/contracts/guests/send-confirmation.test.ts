import { expect, it } from 'vitest';
import { sendConfirmation } from './send-confirmation.ts';

const { body } = sendConfirmation;

it('POST /api/send-confirmation reads only the reference and the email address in the body', () => {
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
])('POST /api/send-confirmation refuses %j with no message other than "Unauthorized"', (value) => {
  const messages = body.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
  expect(messages.length).toBeGreaterThan(0);
  expect(new Set(messages)).toEqual(new Set(['Unauthorized']));
});
