import { expect, it, vi } from 'vitest';
import { registerPasskey, stepUp } from '#app/console/api/passkeys.testing.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import { arrival, at, manager, party, payment, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';
import type { TodayProps } from '../today.tsx';

vi.mock('#app/console/api/passkeys-on-demand.ts', () => import('#app/console/api/passkeys.testing.ts'));

const earlierPayment = payment(8000, at(13, 20));
const visitDay = () => [
  start(8, 'English', [
    party(8, 'Élodie Exemple', 2, { id: 'exemple', log: [arrival(2, at(13, 10)), earlierPayment] }),
  ]),
];
const stepUpNeeded = { kind: 'step-up', message: 'Use your passkey.' } as const;
const sentReversals = (server: FakeServer) => server.sent<BodyOf<'reversePayment'>>('reversePayment');

async function openHistory(server: FakeServer, colleague = manager, props: Partial<TodayProps> = {}) {
  const today = await showToday(server, { colleague, ...props });
  await today.press(/^(Open )?É\. Exemple/);
  await today.wait(0);
  return today;
}

it('a manager reverses a colleague’s payment with a reason and a passkey', async () => {
  const server = new FakeServer(visitDay());
  server.outcomes = [stepUpNeeded];
  const today = await openHistory(server);
  expect(today.text()).not.toContain('Undo: 8,000');
  await today.press(/^Reverse payment: 8,000 paid/);
  await today.wait(0);
  await today.press('Reverse 8,000');
  expect(today.text()).toContain('Please enter a reason.');
  expect(sentReversals(server)).toEqual([]);
  await today.type('Why?', ' Paid twice ');
  await today.press('Reverse 8,000');
  await today.wait(0);
  expect(today.text()).toContain('Payments are reversed with your passkey');
  expect(stepUp).not.toHaveBeenCalled();
  await today.press('Use my passkey');
  await today.wait(0);
  expect(stepUp).toHaveBeenCalledOnce();
  const [refusedBody, repeatedBody, ...furtherBodies] = sentReversals(server);
  expect(refusedBody).toMatchObject({
    party: 'exemple',
    tourId: 8,
    entry: earlierPayment.id,
    reason: 'Paid twice',
  });
  expect(repeatedBody).toEqual(refusedBody);
  expect(furtherBodies).toEqual([]);
  expect(today.status()).toContain('É. Exemple: 8,000 reversed');
  expect(today.text()).toContain('Undone: 8,000 paid');
  expect(today.text()).toContain('Paid twice');
});

it('a manager without a passkey can add one while the reversal of a payment waits for it', async () => {
  const server = new FakeServer(visitDay());
  server.outcomes = [stepUpNeeded];
  registerPasskey.mockRejectedValueOnce(new Error('The passkey was not added: nothing was chosen.'));
  const onPasskeyAdded = vi.fn();
  const today = await openHistory(server, manager, { hasPasskey: false, onPasskey: onPasskeyAdded });
  await today.press(/^Reverse payment/);
  await today.wait(0);
  await today.type('Why?', 'Paid twice');
  await today.press('Reverse 8,000');
  await today.wait(0);
  expect(today.text()).toContain('you have none yet');
  await today.press('Add a passkey');
  await today.wait(0);
  expect(today.text()).toContain('Nothing was reversed. The passkey was not added');
  expect(onPasskeyAdded).not.toHaveBeenCalled();
  await today.press('Add a passkey');
  await today.wait(0);
  expect(stepUp).not.toHaveBeenCalled();
  expect(onPasskeyAdded).toHaveBeenCalledOnce();
  const [refusedBody, repeatedBody, ...furtherBodies] = sentReversals(server);
  expect(repeatedBody).toEqual(refusedBody);
  expect(furtherBodies).toEqual([]);
  expect(today.status()).toContain('É. Exemple: 8,000 reversed');
});

it('the reversal of a payment is sent again with the same command id after a lost response, but with a new one for another reason', async () => {
  const server = new FakeServer(visitDay());
  server.outcomes = ['down', 'down'];
  const today = await openHistory(server);
  await today.press(/^Reverse payment/);
  await today.wait(0);
  await today.type('Why?', 'Paid twice');
  for (const _ of ['first', 'again']) {
    await today.press('Reverse 8,000');
    await today.wait(0);
    expect(today.text()).toContain('it may have been done. Press again: it counts once.');
  }
  await today.type('Why?', 'Wrong party');
  await today.press('Reverse 8,000');
  await today.wait(0);
  const [firstId, repeatedId, nextId] = sentReversals(server).map(({ commandId }) => commandId);
  expect(repeatedId).toBe(firstId);
  expect(nextId).not.toBe(firstId);
});

it('a manager sees why the server refused the reversal of a payment', async () => {
  const server = new FakeServer(visitDay());
  server.outcomes = [{ kind: 'too-late', message: 'This visit was more than seven days ago.' }];
  const today = await openHistory(server);
  await today.press(/^Reverse payment/);
  await today.wait(0);
  await today.type('Why?', 'Paid twice');
  await today.press('Reverse 8,000');
  await today.wait(0);
  expect(today.text()).toContain('Nothing was reversed. This visit was more than seven days ago.');
});

it('floor staff cannot reverse a colleague’s payment', async () => {
  const server = new FakeServer(visitDay());
  const today = await openHistory(server, { id: '0BAR', name: 'B. Barr', role: 'floor' } as never);
  await expect(today.press(/^Reverse payment/)).rejects.toThrow('No button');
});
