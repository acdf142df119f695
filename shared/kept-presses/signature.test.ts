import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './bytes.ts';
import { keepingDevice } from './press.testing.ts';
import { importPublicKey, isSignedBy, keyIdOf, newKeyPair, pressDigest } from './signature.ts';

const party = { date: '2026-11-24', tourId: 0, id: 'ABC123' };
const arrival = { party, action: { kind: 'arrive', guests: 2 } } as const;

describe('The signature of a kept press', () => {
  it('is valid for the text as it was signed, under the key of its device', async () => {
    const tablet = await keepingDevice();
    expect(await isSignedBy(tablet.publicKey, await tablet.keep(arrival))).toBe(true);
  });

  it('is refused for a text in which one character differs', async () => {
    const tablet = await keepingDevice();
    const { text, signature } = await tablet.keep(arrival);
    const altered = text.replace('"guests":2', '"guests":3');
    expect(altered).not.toBe(text);
    expect(await isSignedBy(tablet.publicKey, { text: altered, signature })).toBe(false);
  });

  it('is refused under the key of another device', async () => {
    const [tablet, phone] = [await keepingDevice(), await keepingDevice()];
    expect(await isSignedBy(phone.publicKey, await tablet.keep(arrival))).toBe(false);
  });

  it('can be verified by Node in the format ieee-p1363', async () => {
    const tablet = await keepingDevice();
    const { text, signature } = await tablet.keep(arrival);
    const point = fromBase64Url(tablet.publicKey);
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: toBase64Url(point.slice(1, 33)),
        y: toBase64Url(point.slice(33)),
      },
    });
    const check = { key, dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', Buffer.from(text), check, fromBase64Url(signature))).toBe(true);
  });

  it('is created with a private key that cannot be exported', async () => {
    const { privateKey } = await newKeyPair();
    await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();
  });
});

describe('The public key of a device', () => {
  it.each(['', 'AAAA', 'A'.repeat(87), '!'.repeat(87)])(
    'is refused when it is not a point of the curve: "%s"',
    async (text) => {
      expect(await importPublicKey(text)).toBeUndefined();
      expect(await isSignedBy(text, { text: '{}', signature: 'A'.repeat(86) })).toBe(false);
    },
  );

  it('has an id of 22 characters that differs between keys', async () => {
    const [tablet, phone] = [await keepingDevice(), await keepingDevice()];
    expect(await keyIdOf(tablet.publicKey)).toMatch(/^[\w-]{22}$/);
    expect(tablet.key).not.toBe(phone.key);
  });
});

describe('The digest of a kept press', () => {
  it('is contained in the next press of the device', async () => {
    const tablet = await keepingDevice();
    const first = await tablet.keep(arrival);
    const second = await tablet.keep(arrival);
    expect(first.press.previous).toBeUndefined();
    expect(second.press).toMatchObject({ n: 2, previous: await pressDigest(first.text) });
  });
});
