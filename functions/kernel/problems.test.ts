import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { testTable } from '../stores/table/table-content.testing.ts';
import { refusedFrom } from './problems.ts';

const table = testTable();

it('a write that would exceed the maximum item size is refused as "too-large"', async () => {
  const growItem = new UpdateCommand({
    TableName: table.name,
    Key: { pk: 'DAY#2026-11-24', sk: 'SLOT#10:00#TOUR' },
    UpdateExpression: 'SET #text = :text',
    ExpressionAttributeNames: { '#text': 'text' },
    ExpressionAttributeValues: { ':text': 'x'.repeat(410_000) },
  });
  const error = await table.client.send(growItem).catch((problem: unknown) => problem);
  expect(refusedFrom(error).refusal.kind).toBe('too-large');
  expect(refusedFrom(new Error('anything else')).refusal.kind).toBe('unexpected');
});
