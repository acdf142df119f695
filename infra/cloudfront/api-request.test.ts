import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { problemKinds } from '#shared/problems/problems.ts';
import { sessionCookie } from '#shared/staff/sign-in/session-cookie.ts';
import { apiRequestCode } from './api-request-code.ts';

const code = apiRequestCode('m.rum.example.com');
const sent = { host: { value: 'rum.example.com' }, 'idempotency-key': { value: 'k' } };

/** The request that the function passes on, or its refusal. */
const outcomeOf = (method: string, uri: string, headers: object = sent, cookies: object = {}) =>
  runInNewContext(`${code}; handler(event)`, {
    event: { request: { method, uri, headers, cookies }, viewer: { ip: '2001:db8::7' } },
  });

it('the API function at the edge overwrites viewer address and site host with what CloudFront saw, and changes nothing else', () => {
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
    cookies: {},
  });
});

it('the API function at the edge passes on the session cookie to calls of staff, and no other cookie', () => {
  const session = { value: 'DEV.ANN.secret' };
  const planted = { value: 'x'.repeat(4000) };
  const cookies = {
    _ga: planted,
    [sessionCookie]: session,
    '__Secure-staff': planted,
    'staff-device': planted,
  };
  const passedOn = (uri: string) => outcomeOf('GET', uri, sent, cookies).cookies;
  expect(passedOn('/api/staff/day')).toEqual({ [sessionCookie]: session });
  for (const uri of ['/api/bookings', '/api/holidays']) expect(passedOn(uri), uri).toEqual({});
});

it('the API function at the edge answers 404 on the host of the providers’ documents', () => {
  const all = Object.values(endpoints);
  expect(all.length).toBeGreaterThan(40);
  const headers = { ...sent, host: { value: 'm.rum.example.com' } };
  for (const { method, path } of all)
    expect(outcomeOf(method, path, headers), path).toMatchObject({ statusCode: 404 });
});

describe('the API function at the edge', () => {
  const all = Object.values(endpoints);

  it('passes on the path of every endpoint', () => {
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
  ])('answers 404 at %s, in the format of all other errors', (uri) => {
    const { statusCode, headers, body } = outcomeOf('GET', uri);
    expect(statusCode).toBe(404);
    expect(headers['content-type'].value).toMatch(/^application\/json/);
    expect(headers['cache-control'].value).toBe('no-store');
    const { success, message, error, kind } = JSON.parse(body.data);
    expect({ success, error }).toEqual({ success: false, error: message });
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(problemKinds).toContain(kind);
  });

  it.each(['PATCH', 'OPTIONS', 'HEAD'])('answers 405 to %s, with the allowed methods', (method) => {
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

it('the API function at the edge stays below CloudFront’s limit of 10 kB', () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});
