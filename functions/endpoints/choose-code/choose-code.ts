import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { CodeStore } from '#functions/stores/staff/codes.ts';
import type { chooseCode as contract } from '#shared/contracts/staff/choose-code.ts';
import { codeMessages } from '#shared/staff/sign-in/code-messages.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';

interface Deps {
  readonly codes: Pick<CodeStore, 'set'>;
}

/** Sets the code with which this person identifies on shared devices. */
export const chooseCode =
  ({ codes }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, code }, actor: { person, deviceId } }) => {
    const outcome = await codes.set({ person: person.id, code }, { commandId, by: person.id });
    if (outcome === 'not-found')
      throw new Refused({ kind: 'device-ended', message: sessionMessages.deviceEnded });
    log.info('staff.code-chosen', { person: person.id, device: deviceId });
    return { success: true, message: codeMessages.chosen };
  };
