import { describe, expect, it } from 'vitest';
import { grantConsent, readConsent } from './consent.ts';

function storageWith(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [['cookieConsent', stored]]);
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
}

describe('consent', () => {
  it('is stored under its specified name with all parts granted', () => {
    const storage = storageWith();
    grantConsent(storage);
    expect(JSON.parse(storage.entries.get('cookieConsent') as string)).toEqual({
      essential: true,
      analytics: true,
      marketing: true,
    });
  });

  it('keeps an earlier choice', () => {
    const storage = storageWith('{"essential":true,"analytics":false,"marketing":false}');
    grantConsent(storage);
    expect(readConsent(storage)).toEqual({ essential: true, analytics: false, marketing: false });
  });

  it.each(['', 'yes', '[]', '{"essential":true}', '{"essential":1,"analytics":1,"marketing":1}'])(
    'takes %j for no choice at all',
    (stored) => {
      const storage = storageWith(stored);
      expect(readConsent(storage)).toBeUndefined();
      grantConsent(storage);
      expect(readConsent(storage)?.essential).toBe(true);
    },
  );

  it('bears a browser that forbids storage', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    };
    expect(() => grantConsent(forbidden)).not.toThrow();
    expect(readConsent(forbidden)).toBeUndefined();
  });
});
