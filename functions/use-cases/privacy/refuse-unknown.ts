import { Refused } from '#functions/kernel/problems.ts';
import { canonicalPerson } from '#functions/stores/privacy/sought-person.ts';
import { privacyMessages } from '#shared/staff/privacy-messages.ts';

/** @throws Refused `invalid-input` for a text that is not an address, number or reference */
export function refuseUnlessPerson(personText: string): void {
  if (canonicalPerson(personText) !== undefined) return;
  const message = privacyMessages.whoProblem;
  throw new Refused({ kind: 'invalid-input', message }, { who: message });
}

export const nothingStoredRefusal = new Refused({
  kind: 'not-found',
  reason: 'nothingStored',
  message: privacyMessages.nothing,
});
export const privacyKeyReused = new Refused({ kind: 'key-reused', message: privacyMessages.keyReused });
