/** What the visitor agreed to; kept in the browser (specification §3). */
export interface Consent {
  essential: boolean;
  analytics: boolean;
  marketing: boolean;
}

const storedAs = 'cookieConsent';

/** All true: what the buttons of the landing and the tours screen stand for (specification §4). */
const fullConsent: Consent = { essential: true, analytics: true, marketing: true };

/**
 * Stores the consent that a button of the landing screen or the tours screen implies. A choice stored before is
 * kept: agreeing again must not widen it. Where the browser forbids storage nothing is stored, and nothing that
 * needs consent happens.
 */
export function grantConsent(storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage): void {
  try {
    if (readConsent(storage) === undefined) storage.setItem(storedAs, JSON.stringify(fullConsent));
  } catch {
    // Private mode or full storage.
  }
}

/** The stored consent; undefined when there is none or it cannot be read. */
export function readConsent(storage: Pick<Storage, 'getItem'> = window.localStorage): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storedAs) ?? 'null');
    return isConsent(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['essential', 'analytics', 'marketing'].every((name) => typeof fields[name] === 'boolean');
}
