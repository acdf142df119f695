import { describe, expect, it } from 'vitest';
import { asksForPrivacy, effectiveConsent, essentialOnly, grantConsent, readConsent } from './consent.ts';

function storageWith(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [['cookieConsent', stored]]);
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
}
const full = { essential: true, analytics: true, marketing: true };
const blockedStorage = {
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

  it('does not replace an earlier choice', () => {
    const storage = storageWith('{"essential":true,"analytics":false,"marketing":false}');
    expect(grantConsent(storage, false)).toBe(false);
    expect(readConsent(storage)).toEqual(essentialOnly);
  });

  it.each(['', 'yes', '[]', '{"essential":true}', '{"essential":1,"analytics":1,"marketing":1}'])(
    'treats %j as no choice',
    (stored) => {
      const storage = storageWith(stored);
      expect(readConsent(storage)).toBeUndefined();
      expect(effectiveConsent(storage, false)).toEqual(essentialOnly);
      grantConsent(storage, false);
      expect(readConsent(storage)).toEqual(full);
    },
  );

  it('tolerates a browser without storage', () => {
    expect(grantConsent(blockedStorage, false)).toBe(false);
    expect(readConsent(blockedStorage)).toBeUndefined();
    expect(effectiveConsent(blockedStorage, false)).toEqual(essentialOnly);
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
    expect(effectiveConsent(storage, false)).toEqual(full);
    expect(effectiveConsent(storage, true)).toEqual(essentialOnly);
  });
});
