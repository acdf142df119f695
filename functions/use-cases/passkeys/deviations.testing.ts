import { generateKeyPairSync } from 'node:crypto';
import { siteHost } from '#functions/kernel/call.testing.ts';
import type { Deviation } from './software-authenticator.testing.ts';

/** What must neither register nor sign in. */
export const deviations: readonly (readonly [string, Deviation])[] = [
  ['another site', { origin: 'https://rum.example.org' }],
  ['another site whose name begins with ours', { origin: `https://${siteHost}.example.org` }],
  ['a sibling of our domain', { origin: `https://www.${siteHost}` }],
  ['our site without TLS', { origin: `http://${siteHost}` }],
  ['another port', { origin: `https://${siteHost}:8443` }],
  ['a passkey of another domain', { rpId: 'rum.example.org' }],
  ['a passkey of the domain above', { rpId: 'example.com' }],
  ['user not verified', { isVerified: false }],
  ['user not present', { isPresent: false }],
  ['a frame in another site', { crossOrigin: true, topOrigin: 'https://rum.example.org' }],
  ['a frame in a site that the browser does not name', { crossOrigin: true }],
  ['a site above that should not be there', { topOrigin: `https://${siteHost}` }],
  ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['no challenge', { challenge: '' }],
  ['another call', { type: 'payment.get' }],
  ['another key', { signedBy: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
];
