import { expect, it } from 'vitest';
import { clickCookie, readAdCookies } from './ad-cookies.ts';

const now = new Date('2026-11-24T00:00:00Z');

it('both ad cookies, _fbp and _fbc, are read from among other cookies', () => {
  expect(readAdCookies('a=1; _fbp=fb.1.1.2; _fbc=fb.1.1.x_-; b')).toEqual({
    fbp: 'fb.1.1.2',
    fbc: 'fb.1.1.x_-',
  });
  expect(readAdCookies('')).toEqual({});
});

it.each([
  ['?fbclid=IwAR0_a-b', `fb.1.${now.getTime()}.IwAR0_a-b`],
  ['?x=1', undefined],
  ['?fbclid=', undefined],
  ['?fbclid=ana%40example.com', undefined],
  [`?fbclid=${'x'.repeat(501)}`, undefined],
])('the query %j gives the click cookie the value %s', (search, value) => {
  expect(clickCookie(search, now)).toBe(value);
});
