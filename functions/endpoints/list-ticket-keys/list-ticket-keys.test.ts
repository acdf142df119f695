import { expect, it } from 'vitest';
import { caller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testTicketKeys } from '#functions/tickets/ticket-issuer.testing.ts';
import { listTicketKeys as contract } from '#shared/contracts/guests/list-ticket-keys.ts';
import { listTicketKeys } from './list-ticket-keys.ts';

testLog();

it('list-ticket-keys returns the public keys, the current one first and the next one last, and no private key', async () => {
  const response = await caller(contract, listTicketKeys(testTicketKeys))({});
  const keys = (await testTicketKeys()).map(({ publicKey }) => publicKey);
  expect(response).toMatchObject({ status: 200, json: { keys } });
  expect(response.json.keys.map((key: object) => Object.keys(key).toSorted())).toEqual([
    ['id', 'x', 'y'],
    ['id', 'x', 'y'],
    ['id', 'x', 'y'],
  ]);
});
