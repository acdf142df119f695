import { expect, it } from 'vitest';
import { type TableCall, withCapacity } from './consumed-capacity.ts';

it.each<[string, object, number]>([
  ['one table', { ConsumedCapacity: { CapacityUnits: 1.5 } }, 1.5],
  ['a transaction', { ConsumedCapacity: [{ CapacityUnits: 4 }, { CapacityUnits: 2 }] }, 6],
  ['an error', { __type: 'ConditionalCheckFailedException' }, 0],
])('a call asks for its consumed capacity and is otherwise unchanged: %s', async (_, answered, units) => {
  const reported: TableCall[] = [];
  const body = Buffer.from('{"TableName":"T"}');
  const request = { operation: 'PutItem', accessKeyId: 'a', path: '/', headers: {}, body };
  const answer = { status: 200, headers: {}, body: Buffer.from(JSON.stringify(answered)) };
  const given = await withCapacity(
    request,
    async (sent) => {
      expect(JSON.parse(sent.body.toString())).toEqual({ TableName: 'T', ReturnConsumedCapacity: 'TOTAL' });
      return answer;
    },
    (call) => reported.push(call),
  );
  expect(given).toBe(answer);
  expect(reported).toEqual([{ operation: 'PutItem', units }]);
});
