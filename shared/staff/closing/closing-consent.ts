/** From this many parties, the number must be confirmed a second time. */
export const partiesToConfirm = 20;

export const needsSecondConfirmation = (parties: number): boolean => parties >= partiesToConfirm;

/** Consent of a colleague before guests are notified of a closing. */
export interface ClosingConsent {
  /** Whether exactly these parties were in the preview that was shown. */
  readonly isAsShown: boolean;
  /** Number of parties in the second confirmation; some of them may have been notified since. */
  readonly confirmedParties: number | undefined;
  readonly hasPasskey: boolean;
}

/**
 * Why a closing may not continue; undefined when it may.
 *
 * @param parties number of parties still to be notified
 */
export function consentProblem(
  parties: number,
  { isAsShown, confirmedParties, hasPasskey }: ClosingConsent,
): 'changed' | 'unconfirmed' | 'passkey' | undefined {
  if (parties === 0) return undefined;
  if (!isAsShown) return 'changed';
  if (needsSecondConfirmation(parties) && (confirmedParties ?? 0) < parties) return 'unconfirmed';
  return hasPasskey ? undefined : 'passkey';
}
