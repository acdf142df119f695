import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['rum.example.com', 'rum.example.com', 'https://rum.example.com'],
  ['d111111abcdef8.cloudfront.net', 'd111111abcdef8.cloudfront.net', 'https://d111111abcdef8.cloudfront.net'],
  ['localhost:8787', 'localhost', 'http://localhost:8787'],
  ['localhost', 'localhost', 'http://localhost'],
  ['rum.localhost:8787', 'rum.localhost', 'http://rum.localhost:8787'],
  ['rumlocalhost', 'rumlocalhost', 'https://rumlocalhost'],
  ['localhost.example.com', 'localhost.example.com', 'https://localhost.example.com'],
  ['rum.example.com:8443', 'rum.example.com', 'https://rum.example.com:8443'],
])('the host %s has the relying party id %s and the origin %s', (host, id, origin) => {
  expect(relyingPartyOf(host)).toEqual({ id, origin });
});
