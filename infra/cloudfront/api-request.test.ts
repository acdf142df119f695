import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { edgeHeaders } from '../../shared/contracts/edge-headers.ts';
import { endpoints } from '../../shared/contracts/endpoints.ts';
import { problemKinds } from '../../shared/problems/problems.ts';
import { apiRequestCode } from './api-request-code.ts';

const code = apiRequestCode();
const sent = { host: { value: 'rum.example.com' }, 'idempotency-key': { value: 'k' } };

/** What the function makes of a call. */
const outcomeOf = (method: string, uri: string, headers: object = sent) =>
  runInNewContext(`${code}; handler(event)`, {
    event: { request: { method, uri, headers }, viewer: { ip: '2001:db8::7' } },
  });

it('overwrites viewer address and site host with what CloudFront saw, and changes nothing else', () => {
  const claimed = {
    [edgeHeaders.viewerAddress]: { value: '192.0.2.9' },
    [edgeHeaders.siteHost]: { value: 'elsewhere.example' },
  };
  expect(outcomeOf('GET', '/api/bookings', { ...sent, ...claimed })).toEqual({
    method: 'GET',
    uri: '/api/bookings',
    headers: {
      ...sent,
      [edgeHeaders.viewerAddress]: { value: '2001:db8::7' },
      [edgeHeaders.siteHost]: { value: 'rum.example.com' },
    },
  });
});

describe('a call that no endpoint takes', () => {
  const all = Object.values(endpoints);

  it('is not one of ours: each endpoint is passed on', () => {
    expect(all.length).toBeGreaterThan(40);
    for (const { method, path } of all) expect(outcomeOf(method, path)).toMatchObject({ uri: path });
  });

  it.each([
    '/api/nothing',
    '/api/',
    '/api/bookings/',
    '/api/Bookings',
    '/api/staff',
    '/api/__proto__',
    '/api/bookings;x',
  ])('is answered 404 at %s, with the body of every other error', (uri) => {
    const { statusCode, headers, body } = outcomeOf('GET', uri);
    expect(statusCode).toBe(404);
    expect(headers['content-type'].value).toMatch(/^application\/json/);
    expect(headers['cache-control'].value).toBe('no-store');
    const { success, message, error, kind } = JSON.parse(body.data);
    expect({ success, error }).toEqual({ success: false, error: message });
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(problemKinds).toContain(kind);
  });

  it.each(['PATCH', 'OPTIONS', 'HEAD'])('is answered 405 to %s, with the methods that work', (method) => {
    const { statusCode, headers, body } = outcomeOf(method, '/api/bookings');
    expect(statusCode).toBe(405);
    expect(headers.allow.value).toBe('GET, POST, PUT, DELETE');
    expect(JSON.parse(body.data)).toEqual({
      success: false,
      kind: 'method-not-allowed',
      message: 'This call takes GET or POST or PUT or DELETE.',
      error: 'This call takes GET or POST or PUT or DELETE.',
    });
  });
});

it('fits into a CloudFront function', () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});
