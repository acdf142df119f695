import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const code = readFileSync(path.join(import.meta.dirname, 'api-request.js'), 'utf8');

it('tells the API where a call comes from, whatever the caller says, and leaves the rest', () => {
  const headers = { 'x-viewer-address': { value: '192.0.2.9' }, 'idempotency-key': { value: 'k' } };
  const event = { request: { uri: '/api/bookings', headers }, viewer: { ip: '2001:db8::7' } };
  expect(runInNewContext(`${code}; handler(event)`, { event })).toEqual({
    uri: '/api/bookings',
    headers: { 'x-viewer-address': { value: '2001:db8::7' }, 'idempotency-key': { value: 'k' } },
  });
});
