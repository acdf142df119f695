import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { CodeCheck } from '#functions/stores/staff/codes.ts';
import type { PadTry } from '#functions/stores/staff/pad-tries.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import { codeMessages, padLockedMessage } from '#shared/staff/sign-in/code-messages.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';

/** The device, and the person for whom a code or passkey was tried. */
interface Ids {
  readonly device: string;
  readonly subject: string;
}

/**
 * Refuses a code or passkey on a locked device, without checking it.
 *
 * @throws Refused `too-many`
 */
export function refuseOnLockedPad(
  padTry: PadTry,
  ids: Ids,
): asserts padTry is PadTry & { result: 'counted' } {
  if (padTry.result === 'counted') return;
  log.info('staff.code-refused', { ...ids, result: 'pad-locked' });
  throw padLocked(padTry.until);
}

/**
 * Refuses a code that was wrong, or was not checked.
 *
 * @throws Refused `forbidden` or `too-many`
 */
export function refuseWrongCode(
  check: CodeCheck,
  { lockedUntil }: { readonly lockedUntil: number | undefined },
  ids: Ids,
): asserts check is CodeCheck & { result: 'right' } {
  if (check.result === 'right') return;
  log.info('staff.code-refused', { ...ids, result: check.result });
  if (check.result === 'blocked') throw codeBlocked;
  if (check.isBlocked) log.warn('staff.code-locked', { ...ids, what: 'code' });
  refuseOnFullPad(lockedUntil, ids);
  throw check.isBlocked ? codeBlocked : forbidden('codeWrong', codeMessages.wrong);
}

/**
 * Refuses a passkey that was not accepted, or is another person's.
 *
 * @throws Refused `forbidden` or `too-many`
 */
export function refuseWrongPasskey(
  passkey: { readonly person: string } | undefined,
  { lockedUntil }: { readonly lockedUntil: number | undefined },
  ids: Ids,
): void {
  if (passkey?.person === ids.subject) return;
  log.info('staff.code-refused', { ...ids, result: passkey ? 'passkey-of-another' : 'passkey-not-accepted' });
  refuseOnFullPad(lockedUntil, ids);
  throw passkey
    ? forbidden('passkeyOfAnother', passkeyMessages.ofAnotherPerson)
    : forbidden('passkeyNotAcceptedHere', passkeyMessages.notAcceptedHere);
}

/** Refuses a wrong try that has locked the device. */
function refuseOnFullPad(lockedUntil: number | undefined, ids: Ids): void {
  if (lockedUntil === undefined) return;
  log.warn('staff.code-locked', { ...ids, what: 'device' });
  throw padLocked(lockedUntil);
}

export const forbidden = (reason: StaffReason, message: string): Refused =>
  new Refused({ kind: 'forbidden', reason, message });

const codeBlocked = new Refused({
  kind: 'too-many',
  reason: 'codeBlocked',
  message: codeMessages.blocked,
});

/** @param until epoch seconds */
const padLocked = (until: number): Refused =>
  new Refused({
    kind: 'too-many',
    reason: 'padLocked',
    message: padLockedMessage(until),
    details: { until },
  });
