import type { AccessNotice } from '#shared/contracts/staff/renew-session.ts';
import type { FormForStaff } from '../form/form-for-staff.tsx';

/** A link, a reset or a code that a manager gave to a colleague. */
export interface GrantedAccess {
  readonly kind: AccessNotice['kind'];
  /** Epoch seconds. */
  readonly at: number;
  /** Name of the colleague. */
  readonly to: string;
  /** Name of the colleague who gave it. */
  readonly by: string;
}

const kinds: Readonly<Record<GrantedAccess['kind'], string>> = {
  link: 'Link for a colleague',
  reset: 'Reset of a colleague',
  code: 'Code for a colleague',
};

const leadTexts: Readonly<Record<GrantedAccess['kind'], (giver: string, to: string) => string>> = {
  link: (by, to) => `${by} made a link for ${to}. The device that opens it signs in as ${to}.`,
  reset: (by, to) =>
    `${by} made a link that resets ${to}. The device that opens it signs in as ${to}, and the passkeys of ${to} are deleted.`,
  code: (by, to) =>
    `${by} set the code of ${to} for shared devices. ${to} has to change it at its first use.`,
};

/** Notifies staff that a colleague got new access. */
export function accessForStaff({ kind, at, to, by }: GrantedAccess): FormForStaff {
  const lead = leadTexts[kind](by, to);
  return {
    kind: kinds[kind],
    name: to,
    preheader: lead,
    lead,
    facts: [],
    moment: 'Given',
    receivedAt: at,
    consolePath: '/staff/people',
    closing: `If ${to} did not ask for it, end the device on the console and speak with both of them.`,
  };
}
