import { Refused } from '#functions/kernel/problems.ts';
import { soughtPerson } from '#functions/stores/privacy/sought-person.ts';
import { privacyMessages } from '#shared/staff/privacy-messages.ts';

/** @throws Refused `invalid-input` for a text that is no address, number or reference */
export function refuseUnlessPerson(personText: string): void {
  if (soughtPerson(personText) !== undefined) return;
  const message = privacyMessages.whoProblem;
  throw new Refused({ kind: 'invalid-input', message }, { who: message });
}

export const nothingStored = new Refused({
  kind: 'not-found',
  reason: 'nothingStored',
  message: privacyMessages.nothing,
});
export const privacyKeyReused = new Refused({ kind: 'key-reused', message: privacyMessages.keyReused });
