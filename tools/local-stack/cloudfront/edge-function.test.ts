import { afterEach, expect, test } from 'vitest';
import type { HttpRequest } from '../http/http-message.ts';
import { compileViewerRequest } from './edge-function.ts';

const functionCode = `
  function handler(event) {
    var request = event.request;
    var names = Object.keys(request.querystring).concat(Object.keys(request.cookies));
    request.headers.names = { value: names.join(' ') };
    return request;
  }`;
const request = (changes: Partial<HttpRequest>): HttpRequest => ({
  method: 'GET',
  path: '/tours',
  query: '',
  headers: { host: 'localhost' },
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
  ...changes,
});

afterEach(() => {
  // A prototype polluted by a failing test would fail all others.
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    if (Object.prototype.propertyIsEnumerable.call(Object.prototype, name))
      Reflect.deleteProperty(Object.prototype, name);
  }
});

test.each([
  '[object Object]',
  'function Object() { [native code] }',
  'prototype',
  'function toString() { [native code] }',
  'function hasOwnProperty() { [native code] }',
])(
  'a CloudFront function of the local stack passes on a parameter and a cookie named %s like any other',
  async (name) => {
    const query = `${name}=x&guests=2&${name}=y`;
    const cookie = `${name}=1; other=2`;
    const outcome = await compileViewerRequest(functionCode, 'E1', { now: () => new Date() })(
      request({ query, headers: { host: 'localhost', cookie, [name]: 'header' } }),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.keys(Object)).toEqual([]);
    expect(outcome).toMatchObject({
      request: {
        query: `${name}=x&${name}=y&guests=2`,
        headers: { cookie, names: `${name} guests ${name} other` },
      },
    });
  },
);
