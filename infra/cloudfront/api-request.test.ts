import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { availabilityWindow } from '#shared/booking/booking-window.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { problemKinds } from '#shared/problems/problems.ts';
import { sessionCookie } from '#shared/staff/sign-in/session-cookie.ts';
import { addDays } from '#shared/values/port-vila-time.ts';
import { apiRequestCode } from './api-request-code.ts';

const code = apiRequestCode('m.rum.example.com');
const requestHeaders = { host: { value: 'rum.example.com' }, 'idempotency-key': { value: 'k' } };

/** The request that the function forwards, or its refusal. */
const outcomeOf = (method: string, uri: string, headers: object = requestHeaders, cookies: object = {}) =>
  runInNewContext(`${code}; handler(event)`, {
    event: { request: { method, uri, querystring: {}, headers, cookies }, viewer: { ip: '2001:db8::7' } },
  });

it('the API function at the edge replaces forged headers of viewer address and site host with the real values, and changes nothing else', () => {
  const forgedHeaders = {
    [edgeHeaders.viewerAddress]: { value: '192.0.2.9' },
    [edgeHeaders.siteHost]: { value: 'elsewhere.example' },
  };
  expect(outcomeOf('GET', '/api/bookings', { ...requestHeaders, ...forgedHeaders })).toEqual({
    method: 'GET',
    uri: '/api/bookings',
    querystring: {},
    headers: {
      ...requestHeaders,
      [edgeHeaders.viewerAddress]: { value: '2001:db8::7' },
      [edgeHeaders.siteHost]: { value: 'rum.example.com' },
    },
    cookies: {},
  });
});

it('the API function at the edge forwards the session cookie with calls of staff, and no other cookie', () => {
  const session = { value: 'DEV.ANN.secret' };
  const plantedCookie = { value: 'x'.repeat(4000) };
  const cookies = {
    _ga: plantedCookie,
    [sessionCookie]: session,
    '__Secure-staff': plantedCookie,
    'staff-device': plantedCookie,
  };
  const forwardedCookies = (uri: string) => outcomeOf('GET', uri, requestHeaders, cookies).cookies;
  expect(forwardedCookies('/api/staff/day')).toEqual({ [sessionCookie]: session });
  for (const uri of ['/api/bookings', '/api/holidays']) expect(forwardedCookies(uri), uri).toEqual({});
});

it('the API function at the edge responds with 404 on the host of the documents in which provider scripts run', () => {
  const allEndpoints = Object.values(endpoints);
  expect(allEndpoints.length).toBeGreaterThan(40);
  const headers = { ...requestHeaders, host: { value: 'm.rum.example.com' } };
  for (const { method, path } of allEndpoints)
    expect(outcomeOf(method, path, headers), path).toMatchObject({ statusCode: 404 });
});

describe('the API function at the edge', () => {
  const allEndpoints = Object.values(endpoints);

  it('forwards the path of every endpoint', () => {
    expect(allEndpoints.length).toBeGreaterThan(40);
    for (const { method, path } of allEndpoints.filter((endpoint) => endpoint !== endpoints.showAvailability))
      expect(outcomeOf(method, path)).toMatchObject({ uri: path });
  });

  it.each([
    '/api/nothing',
    '/api/',
    '/api/bookings/',
    '/api/Bookings',
    '/api/staff',
    '/api/__proto__',
    '/api/bookings;x',
  ])('responds with 404 to %s, in the error format of the API', (uri) => {
    const { statusCode, headers, body } = outcomeOf('GET', uri);
    expect(statusCode).toBe(404);
    expect(headers['content-type'].value).toMatch(/^application\/json/);
    expect(headers['cache-control'].value).toBe('no-store');
    const { success, message, error, kind } = JSON.parse(body.data);
    expect({ success, error }).toEqual({ success: false, error: message });
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(problemKinds).toContain(kind);
  });

  it.each(['PATCH', 'OPTIONS', 'HEAD'])(
    'responds with 405 to the method %s, and lists the allowed methods',
    (method) => {
      const { statusCode, headers, body } = outcomeOf(method, '/api/bookings');
      expect(statusCode).toBe(405);
      expect(headers.allow.value).toBe('GET, POST, PUT, DELETE');
      expect(JSON.parse(body.data)).toEqual({
        success: false,
        kind: 'method-not-allowed',
        message: 'This call takes GET or POST or PUT or DELETE.',
        error: 'This call takes GET or POST or PUT or DELETE.',
      });
    },
  );
});

it('the code of the API function at the edge is smaller than CloudFront’s limit of 10 kB', () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});

describe('the API function at the edge, called for availability', () => {
  /** The server’s clock: five past midnight of 24 November 2026 in Port Vila. */
  const now = Date.parse('2026-11-24T00:05:00+11:00');
  const requestAvailability = (querystring: object, options: { cookies?: object; headers?: object } = {}) =>
    runInNewContext(`Date.now = () => ${now}; ${code}; handler(event)`, {
      event: {
        request: {
          method: 'GET',
          uri: '/api/availability',
          querystring,
          headers: { ...requestHeaders, ...options.headers },
          cookies: options.cookies ?? {},
        },
        viewer: { ip: '2001:db8::7' },
      },
    });

  it('forwards the date, and drops every other parameter and all cookies', () => {
    const request = requestAvailability(
      { date: { value: '2026-11-24' }, _: { value: '1' }, reference: { value: 'SMI' } },
      { cookies: { [sessionCookie]: { value: 'DEV.ANN.secret' } } },
    );
    expect(request).toMatchObject({ querystring: { date: { value: '2026-11-24' } }, cookies: {} });
    expect(Object.keys(request.querystring)).toEqual(['date']);
  });

  it.each([
    {},
    { Date: { value: '2026-11-24' } },
    { date: { value: '' } },
    { date: { value: '%32026-11-24' } },
    { date: { value: '2026-11-24 ' } },
    { date: { value: '2026-11-31' } },
    { date: { value: '2026-13-01' } },
    { date: { value: '2026-11-24', multiValue: [{ value: '2026-11-24' }, { value: '2026-11-25' }] } },
  ])('refuses %j, which is not a single date, without calling the API', (querystring) => {
    const { statusCode, headers, body } = requestAvailability(querystring);
    expect(statusCode).toBe(400);
    expect(headers['cache-control'].value).toBe('no-store');
    expect(JSON.parse(body.data)).toMatchObject({
      kind: 'invalid-input',
      message: 'This is not a date we can read. Please choose a day in the calendar.',
    });
  });

  it('forwards requests for all days of the booking window, and for at most 96 different days', () => {
    const { first, last } = availabilityWindow(new Date(now));
    const days = Array.from({ length: 400 }, (_, index) => addDays(first, index - 100));
    const forwardedDays = days.filter(
      (date) => requestAvailability({ date: { value: date } }).statusCode === undefined,
    );
    expect(forwardedDays.at(0)).toBe(first);
    expect(forwardedDays).toContain(last);
    expect(forwardedDays.length).toBeLessThanOrEqual(96);
  });

  it.each([
    ['2026-11-22', 'This day has passed. Please choose another one.'],
    ['0001-01-01', 'This day has passed. Please choose another one.'],
    ['2027-03-15', 'Tours can be booked up to 3 months ahead.'],
    ['9999-12-31', 'Tours can be booked up to 3 months ahead.'],
  ])('refuses %s, which is outside the booking window, without calling the API', (date, message) => {
    const { statusCode, body } = requestAvailability({ date: { value: date } });
    expect(statusCode).toBe(422);
    expect(JSON.parse(body.data)).toMatchObject({ kind: 'not-bookable', message });
  });
});
