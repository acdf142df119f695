import { consentKey } from './consent-key.ts';

/** What the visitor agreed to; kept in the browser (specification §3). */
export interface Consent {
  readonly essential: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

type Reading = Pick<Storage, 'getItem'>;
type Writing = Pick<Storage, 'getItem' | 'setItem'>;

/** All true: what the buttons of the landing and the tours screen stand for (specification §4). */
const fullConsent: Consent = { essential: true, analytics: true, marketing: true };

/** What the site cannot work without. */
export const essentialOnly: Consent = { essential: true, analytics: false, marketing: false };

/** Whether the browser asks all sites not to pass on what its owner does (Global Privacy Control). */
export const asksForPrivacy = (browser: Navigator = navigator): boolean =>
  'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;

/**
 * Stores the consent that a button implies, unless there is one. Where the browser forbids storage nothing is stored,
 * and nothing that needs consent happens.
 *
 * @returns whether it was stored now
 */
export function grantConsent(
  storage: Writing = localStorageOf(window),
  isPrivate = asksForPrivacy(),
): boolean {
  if (readConsent(storage) !== undefined) return false;
  return storeConsent(isPrivate ? essentialOnly : fullConsent, storage);
}

/** @returns false where the browser forbids storage */
export function storeConsent(consent: Consent, storage: Writing = localStorageOf(window)): boolean {
  try {
    storage.setItem(consentKey, JSON.stringify(consent));
    return true;
  } catch {
    // Private mode or full storage.
    return false;
  }
}

/** The stored consent; undefined when there is none or it cannot be read. */
export function readConsent(storage: Reading = localStorageOf(window)): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(consentKey) ?? 'null');
    return isConsent(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** What may be done now: nothing but the essential without a choice, or where the browser asks for privacy. */
export const consentInForce = (
  storage: Reading = localStorageOf(window),
  isPrivate = asksForPrivacy(),
): Consent => (isPrivate ? essentialOnly : (readConsent(storage) ?? essentialOnly));

/** Some browsers throw when the storage is only named. */
const localStorageOf = (browser: Window): Writing => ({
  getItem: (name) => browser.localStorage.getItem(name),
  setItem: (name, value) => browser.localStorage.setItem(name, value),
});

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['essential', 'analytics', 'marketing'].every((name) => typeof fields[name] === 'boolean');
}
