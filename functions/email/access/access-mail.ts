import type { AccessNotice } from '#shared/contracts/staff/renew-session.ts';
import type { FormForStaff } from '../form/form-for-staff.tsx';

/** A link, a reset or a code that a manager gave to a colleague. */
export interface GrantedAccess {
  readonly kind: AccessNotice['kind'];
  /** Epoch seconds. */
  readonly at: number;
  /** Name of the colleague who got it. */
  readonly colleague: string;
  /** Name of the colleague who gave it. */
  readonly giver: string;
}

const kinds: Readonly<Record<GrantedAccess['kind'], string>> = {
  link: 'Link for a colleague',
  reset: 'Reset of a colleague',
  code: 'Code for a colleague',
};

const leadTexts: Readonly<Record<GrantedAccess['kind'], (giver: string, colleague: string) => string>> = {
  link: (giver, colleague) =>
    `${giver} made a link for ${colleague}. The device that opens it signs in as ${colleague}.`,
  reset: (giver, colleague) =>
    `${giver} made a link that resets ${colleague}. The device that opens it signs in as ${colleague}, and the passkeys of ${colleague} are deleted.`,
  code: (giver, colleague) =>
    `${giver} set the code of ${colleague} for shared devices. ${colleague} has to change it at its first use.`,
};

/** Notifies staff that a colleague got new access. */
export function accessForStaff({ kind, at, colleague, giver }: GrantedAccess): FormForStaff {
  const lead = leadTexts[kind](giver, colleague);
  return {
    kind: kinds[kind],
    name: colleague,
    preheader: lead,
    lead,
    details: [],
    momentLabel: 'Given',
    receivedAt: at,
    consolePath: '/staff/people',
    closing: `If ${colleague} did not ask for it, end the device on the console and speak with both of them.`,
  };
}
