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
  it('implied by a button is stored under the key cookieConsent with every category granted', () => {
    const storage = storageWith();
    expect(grantConsent(storage, false)).toBe(true);
    expect(JSON.parse(storage.entries.get('cookieConsent') as string)).toEqual(full);
  });

  it('implied by a button does not replace an earlier choice', () => {
    const storage = storageWith('{"essential":true,"analytics":false,"marketing":false}');
    expect(grantConsent(storage, false)).toBe(false);
    expect(readConsent(storage)).toEqual(essentialOnly);
  });

  it.each(['', 'yes', '[]', '{"essential":true}', '{"essential":1,"analytics":1,"marketing":1}'])(
    'is undecided if the stored value is %j',
    (stored) => {
      const storage = storageWith(stored);
      expect(readConsent(storage)).toBeUndefined();
      expect(effectiveConsent(storage, false)).toEqual(essentialOnly);
      grantConsent(storage, false);
      expect(readConsent(storage)).toEqual(full);
    },
  );

  it('stays limited to essential cookies in a browser that blocks storage', () => {
    expect(grantConsent(blockedStorage, false)).toBe(false);
    expect(readConsent(blockedStorage)).toBeUndefined();
    expect(effectiveConsent(blockedStorage, false)).toEqual(essentialOnly);
  });
});

describe('Global Privacy Control', () => {
  it('counts as on only if the browser reports exactly `true`', () => {
    const browser = (globalPrivacyControl?: unknown) => ({ globalPrivacyControl }) as unknown as Navigator;
    expect([true, false, undefined, 'yes'].map((value) => asksForPrivacy(browser(value)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(asksForPrivacy({} as Navigator)).toBe(false);
  });

  it('limits the consent implied by a button to essential cookies', () => {
    const storage = storageWith();
    grantConsent(storage, true);
    expect(readConsent(storage)).toEqual(essentialOnly);
  });

  it('limits full consent given earlier to essential cookies', () => {
    const storage = storageWith(JSON.stringify(full));
    expect(effectiveConsent(storage, false)).toEqual(full);
    expect(effectiveConsent(storage, true)).toEqual(essentialOnly);
  });
});
