import { describe, expect, it } from 'vitest';
import { asksForPrivacy, consentInForce, essentialOnly, grantConsent, readConsent } from './consent.ts';

function storageWith(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [['cookieConsent', stored]]);
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
}
const full = { essential: true, analytics: true, marketing: true };
const forbidden = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

describe('consent', () => {
  it('is stored under its specified key with all parts granted', () => {
    const storage = storageWith();
    expect(grantConsent(storage, false)).toBe(true);
    expect(JSON.parse(storage.entries.get('cookieConsent') as string)).toEqual(full);
  });

  it('keeps an earlier choice', () => {
    const storage = storageWith('{"essential":true,"analytics":false,"marketing":false}');
    expect(grantConsent(storage, false)).toBe(false);
    expect(readConsent(storage)).toEqual(essentialOnly);
  });

  it.each(['', 'yes', '[]', '{"essential":true}', '{"essential":1,"analytics":1,"marketing":1}'])(
    'takes %j for no choice at all',
    (stored) => {
      const storage = storageWith(stored);
      expect(readConsent(storage)).toBeUndefined();
      expect(consentInForce(storage, false)).toEqual(essentialOnly);
      grantConsent(storage, false);
      expect(readConsent(storage)).toEqual(full);
    },
  );

  it('tolerates a browser without storage', () => {
    expect(grantConsent(forbidden, false)).toBe(false);
    expect(readConsent(forbidden)).toBeUndefined();
    expect(consentInForce(forbidden, false)).toEqual(essentialOnly);
  });
});

describe('Global Privacy Control', () => {
  it('is read from the browser', () => {
    const browser = (globalPrivacyControl?: unknown) => ({ globalPrivacyControl }) as unknown as Navigator;
    expect([true, false, undefined, 'yes'].map((value) => asksForPrivacy(browser(value)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(asksForPrivacy({} as Navigator)).toBe(false);
  });

  it('limits a button to essential consent', () => {
    const storage = storageWith();
    grantConsent(storage, true);
    expect(readConsent(storage)).toEqual(essentialOnly);
  });

  it('overrides earlier consent', () => {
    const storage = storageWith(JSON.stringify(full));
    expect(consentInForce(storage, false)).toEqual(full);
    expect(consentInForce(storage, true)).toEqual(essentialOnly);
  });
});
