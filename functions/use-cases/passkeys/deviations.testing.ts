import { generateKeyPairSync } from 'node:crypto';
import { siteHost } from '#functions/kernel/call.testing.ts';
import type { Deviation } from './software-authenticator.testing.ts';

/** Deviations with which neither registration nor sign-in may succeed. */
export const deviations: readonly (readonly [string, Deviation])[] = [
  ['another site', { origin: 'https://rum.example.org' }],
  ['another site whose name begins with ours', { origin: `https://${siteHost}.example.org` }],
  ['a sibling domain', { origin: `https://www.${siteHost}` }],
  ['our site without TLS', { origin: `http://${siteHost}` }],
  ['another port', { origin: `https://${siteHost}:8443` }],
  ['a passkey of another domain', { rpId: 'rum.example.org' }],
  ['a passkey of the parent domain', { rpId: 'example.com' }],
  ['an unverified user', { isVerified: false }],
  ['an absent user', { isPresent: false }],
  ['a frame in another site', { crossOrigin: true, topOrigin: 'https://rum.example.org' }],
  ['a frame in a site that the browser does not name', { crossOrigin: true }],
  ['an unexpected top-level site', { topOrigin: `https://${siteHost}` }],
  ['a challenge that we did not issue', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['no challenge', { challenge: '' }],
  ['another type of call', { type: 'payment.get' }],
  ['another key', { signedBy: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
];
