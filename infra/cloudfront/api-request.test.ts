import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { edgeHeaders } from '../../shared/contracts/edge-headers.ts';

const code = readFileSync(path.join(import.meta.dirname, 'api-request.js'), 'utf8');

it('overwrites viewer address and site host with what CloudFront saw, and changes nothing else', () => {
  const sent = { host: { value: 'rum.example.com' }, 'idempotency-key': { value: 'k' } };
  const claimed = {
    [edgeHeaders.viewerAddress]: { value: '192.0.2.9' },
    [edgeHeaders.siteHost]: { value: 'elsewhere.example' },
  };
  const request = { uri: '/api/bookings', headers: { ...sent, ...claimed } };
  const event = { request, viewer: { ip: '2001:db8::7' } };
  expect(runInNewContext(`${code}; handler(event)`, { event })).toEqual({
    uri: '/api/bookings',
    headers: {
      ...sent,
      [edgeHeaders.viewerAddress]: { value: '2001:db8::7' },
      [edgeHeaders.siteHost]: { value: 'rum.example.com' },
    },
  });
});
