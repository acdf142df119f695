import { readJson } from '#shared/values/read-json.ts';
import { consentKey } from './consent-key.ts';
import { isStaffDevice } from './staff-device.ts';

/** The visitor's consent, stored in the browser (specification §3). */
export interface Consent {
  readonly essential: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

type ReadableStorage = Pick<Storage, 'getItem'>;
type WritableStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Granted by the buttons of the landing and the tours page (specification §4). */
const fullConsent: Consent = { essential: true, analytics: true, marketing: true };

/** The minimum that the site needs. */
export const essentialOnly: Consent = { essential: true, analytics: false, marketing: false };

/** Whether the browser sends Global Privacy Control. */
export const asksForPrivacy = (browser: Navigator = navigator): boolean =>
  'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;

/**
 * Stores the consent implied by a button, unless a choice is already stored. Without storage nothing is granted.
 *
 * @returns whether it was stored now
 */
export function grantConsent(
  storage: WritableStorage = localStorageOf(window),
  optsOut = asksForPrivacy(),
): boolean {
  if (readConsent(storage) !== undefined) return false;
  return storeConsent(optsOut ? essentialOnly : fullConsent, storage);
}

/** @returns false without storage */
export function storeConsent(consent: Consent, storage: WritableStorage = localStorageOf(window)): boolean {
  try {
    storage.setItem(consentKey, JSON.stringify(consent));
    return true;
  } catch {
    // Private mode or full storage.
    return false;
  }
}

/** The stored consent, if there is a readable one. */
export function readConsent(storage: ReadableStorage = localStorageOf(window)): Consent | undefined {
  try {
    const stored = readJson(storage.getItem(consentKey));
    return isConsent(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Consent in effect: only essential if no choice is stored, the browser sends a privacy signal, or the device is a staff
 * device.
 */
export const effectiveConsent = (
  storage: ReadableStorage = localStorageOf(window),
  optsOut = asksForPrivacy() || isStaffDevice(),
): Consent => (optsOut ? essentialOnly : (readConsent(storage) ?? essentialOnly));

/** Lazy: some browsers throw on mere access to the storage. */
const localStorageOf = (browser: Window): WritableStorage => ({
  getItem: (name) => browser.localStorage.getItem(name),
  setItem: (name, value) => browser.localStorage.setItem(name, value),
});

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['essential', 'analytics', 'marketing'].every((name) => typeof fields[name] === 'boolean');
}
