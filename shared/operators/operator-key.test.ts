import { describe, expect, it } from 'vitest';
import { formatOperatorKey, keyInFragment, operatorLink, parseOperatorKey } from './operator-key.ts';

const key = { id: '0123456789abcdef0123', secret: 'A-_9'.repeat(10).concat('xyz') };

describe('the key of an operator', () => {
  it('is parsed unchanged from its written form', () =>
    expect(parseOperatorKey(formatOperatorKey(key))).toEqual(key));

  it.each([
    '',
    '.',
    key.id,
    key.secret,
    `${key.id}.`,
    `${key.id}.${key.secret}x`,
    `${key.id}.${key.secret.slice(1)}`,
    ` ${formatOperatorKey(key)}`,
    `${key.id.toUpperCase()}.${key.secret}`,
    `${key.id}.${key.secret.slice(1)}=`,
  ])('is not parsed from %j', (text) => expect(parseOperatorKey(text)).toBeUndefined());
});

describe('the link of an operator', () => {
  const linkOf = (name: string) =>
    new URL(operatorLink('https://rum.example.com', name, formatOperatorKey(key)));

  it('has its key only in the fragment, which neither servers nor referrers get', () => {
    const { hash, href } = linkOf('Sea Breeze');
    expect(keyInFragment(hash)).toBe(formatOperatorKey(key));
    expect(href.split('#')[0]).toBe('https://rum.example.com/operator/Sea-Breeze');
  });

  it.each([
    ['Sails.png', '/operator/Sails-png'],
    ['../../api/bookings?x#y', '/operator/api-bookings-x-y'],
    ['Événements & Co.', '/operator/%C3%89v%C3%A9nements-Co'],
    ['日本ツアー', `/operator/${encodeURIComponent('日本ツアー')}`],
    ['🥃', '/operator/operator'],
    ['x'.repeat(80), `/operator/${'x'.repeat(60)}`],
  ])('for the company %j has the path %s', (name, path) => expect(linkOf(name).pathname).toBe(path));

  it.each(['', '#', '#request', '#keys=1'])('has no key if its fragment is %j', (hash) =>
    expect(keyInFragment(hash)).toBeUndefined(),
  );
});
