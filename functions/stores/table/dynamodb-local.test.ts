import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { freshTable } from './dynamodb-local.testing.ts';

it('the local table server gives each caller a separate table', async () => {
  const [one, other] = await Promise.all([freshTable(), freshTable()]);
  expect(one.tableName).not.toBe(other.tableName);
  const { Table } = await one.client.send(new DescribeTableCommand({ TableName: one.tableName }));
  expect(Table?.KeySchema?.map((key) => key.AttributeName)).toEqual(['pk', 'sk']);
});
