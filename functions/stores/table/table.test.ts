import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWithDeadline } from '#functions/request-context/deadline.ts';
import { openTable } from './table.ts';

let server: Server;
let tries: number;
let statuses: number[];
beforeEach(async () => {
  tries = 0;
  statuses = [];
  server = createServer((_, response) => {
    tries += 1;
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'ap-southeast-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const read = () => {
  const { client, name } = openTable('Bookings');
  return client.send(new GetCommand({ TableName: name, Key: { pk: 'a', sk: 'b' } }));
};

it('the table client makes a second attempt after a failed one', async () => {
  statuses = [500];
  await runWithDeadline(60_000, read);
  expect(tries).toBe(2);
  statuses = [500, 500];
  await expect(runWithDeadline(60_000, read)).rejects.toThrow();
  expect(tries).toBe(4);
});

it('the table client sends no request that could take longer than the time left to its function', async () => {
  await expect(runWithDeadline(1400, read)).rejects.toMatchObject({ name: 'DeadlineExceeded' });
  expect(tries).toBe(0);
});

it('the table client makes no second attempt if too little time is left', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  server.on('request', () => {
    now = 6000;
  });
  statuses = [500];
  await expect(runWithDeadline(6800, read)).rejects.toMatchObject({ name: 'DeadlineExceeded' });
  expect(tries).toBe(1);
});
