import { codeMessages, lockedMessage } from '../../../shared/staff/sign-in/code-messages.ts';
import type { CodeLock } from '../../../shared/staff/sign-in/code-tries.ts';
import { log } from '../../kernel/log.ts';
import { Refused } from '../../kernel/problems.ts';
import type { CodeCheck } from '../../stores/staff/codes.ts';

/**
 * Refuses a code that was not right, or was not looked at.
 *
 * @param ids of the device, and of whom it was tried for
 * @throws Refused `forbidden` or `too-many`
 */
export function refuseWrongCode(
  check: CodeCheck,
  ids: { readonly device: string; readonly subject: string },
): void {
  if (check.result === 'right') return;
  const { result, lock } = check;
  log.info('staff.code-refused', { ...ids, result });
  if (lock === undefined) throw new Refused({ kind: 'forbidden', message: codeMessages.wrong });
  if (result === 'wrong') log.warn('staff.code-locked', { ...ids, needsManager: lock.until === undefined });
  throw locked(lock);
}

const locked = (lock: CodeLock): Refused => new Refused({ kind: 'too-many', message: lockedMessage(lock) });
