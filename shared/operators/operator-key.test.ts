import { describe, expect, it } from 'vitest';
import { keyInFragment, operatorLink, parseOperatorKey, writeOperatorKey } from './operator-key.ts';

const key = { id: '0123456789abcdef0123', secret: 'A-_9'.repeat(10).concat('xyz') };

describe('the key of an operator', () => {
  it('is read as it was written', () => expect(parseOperatorKey(writeOperatorKey(key))).toEqual(key));

  it.each([
    '',
    '.',
    key.id,
    key.secret,
    `${key.id}.`,
    `${key.id}.${key.secret}x`,
    `${key.id}.${key.secret.slice(1)}`,
    ` ${writeOperatorKey(key)}`,
    `${key.id.toUpperCase()}.${key.secret}`,
    `${key.id}.${key.secret.slice(1)}=`,
  ])('%j is none', (text) => expect(parseOperatorKey(text)).toBeUndefined());
});

describe('the link of an operator', () => {
  const linkOf = (name: string) =>
    new URL(operatorLink('https://rum.example.com', name, writeOperatorKey(key)));

  it('has the key where no server and no referrer sees it', () => {
    const { hash, href } = linkOf('Sea Breeze');
    expect(keyInFragment(hash)).toBe(writeOperatorKey(key));
    expect(href.split('#')[0]).toBe('https://rum.example.com/operator/Sea-Breeze');
  });

  it.each([
    ['Sails.png', '/operator/Sails-png'],
    ['../../api/bookings?x#y', '/operator/api-bookings-x-y'],
    ['Événements & Co.', '/operator/%C3%89v%C3%A9nements-Co'],
    ['日本ツアー', `/operator/${encodeURIComponent('日本ツアー')}`],
    ['🥃', '/operator/operator'],
    ['x'.repeat(80), `/operator/${'x'.repeat(60)}`],
  ])('of %j is %s', (name, path) => expect(linkOf(name).pathname).toBe(path));

  it.each(['', '#', '#request', '#keys=1'])('%j holds no key', (hash) =>
    expect(keyInFragment(hash)).toBeUndefined(),
  );
});
