import { randomUUID } from 'node:crypto';
import type { CallSource, OutcomeOf, UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { ActingStore } from '#functions/stores/staff/acting.ts';
import type { CodeStore } from '#functions/stores/staff/codes.ts';
import type { PadTriesStore } from '#functions/stores/staff/pad-tries.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { noPerson, type StoredDevice } from '#functions/stores/staff/staff-items.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { type AssertionDeps, acceptAssertion } from '#functions/use-cases/passkeys/accept-assertion.ts';
import type { Actor, InputOf } from '#shared/contracts/contract.ts';
import type { identify as contract } from '#shared/contracts/staff/identify.ts';
import { codeMessages } from '#shared/staff/sign-in/code-messages.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { relyingPartyOf } from '#shared/staff/sign-in/relying-party.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { forbidden, refuseOnLockedPad, refuseWrongCode, refuseWrongPasskey } from './refuse-wrong-code.ts';

interface Deps extends AssertionDeps {
  readonly people: Pick<PeopleStore, 'find'>;
  readonly codes: Pick<CodeStore, 'check' | 'set'>;
  readonly pad: PadTriesStore;
  readonly acting: ActingStore;
  readonly clock: Clock;
}

type Outcome = OutcomeOf<typeof contract>;
type Action = InputOf<typeof contract>['body']['action'];
type CodeIdentification = Extract<Action, { kind: 'identify' }>;
type PasskeyIdentification = Extract<Action, { kind: 'identify-by-passkey' }>;

/** Begins, extends or ends the session of a person on a shared device. */
export const identify = (deps: Deps): UseCase<typeof contract> => {
  const secondsLeft = ({ sessionEndsAt = 0 }: StoredDevice) => sessionEndsAt - epochSeconds(deps.clock());

  /** Checks a code after counting the try, for the device and for the person. */
  const checkCode = async (device: string, { person, code }: CodeIdentification) => {
    const ids = { device, subject: person };
    const padTry = await deps.pad.count(device);
    refuseOnLockedPad(padTry, ids);
    const codeCheck = await deps.codes.check(person, code);
    if (codeCheck.result !== 'wrong') await deps.pad.release(device, padTry.at);
    refuseWrongCode(codeCheck, padTry, ids);
    return codeCheck;
  };
  /** Requires a person to replace a code that a manager has set. */
  const replaceGivenCode = async (
    { person, code, newCode }: CodeIdentification,
    salt: string,
  ): Promise<void> => {
    if (newCode === undefined) throw new Refused({ kind: 'code-given', message: codeMessages.choose });
    if (newCode === code)
      throw new Refused({ kind: 'code-given', reason: 'codeSame', message: codeMessages.sameCode });
    const command = { commandId: randomUUID(), by: person, replacedSalt: salt };
    // Fails if someone else who knows the code has replaced it meanwhile.
    if ((await deps.codes.set({ person, code: newCode }, command)) !== 'done')
      throw forbidden('codeWrong', codeMessages.wrong);
    log.info('staff.code-chosen', { person });
  };
  /** Returns the number of wrong tries since the last correct one. */
  const acceptCode = async (
    device: string,
    identification: CodeIdentification,
    isKnown: boolean,
  ): Promise<number> => {
    const { wrongTries, isGiven, salt } = await checkCode(device, identification);
    if (isKnown && isGiven) await replaceGivenCode(identification, salt);
    return wrongTries;
  };
  /** Verifies a passkey after counting the try for the device. */
  const acceptPasskey = async (
    device: string,
    { person, response }: PasskeyIdentification,
    host = '',
  ): Promise<number> => {
    const ids = { device, subject: person };
    const padTry = await deps.pad.count(device);
    refuseOnLockedPad(padTry, ids);
    const use = { purpose: 'identify', device } as const;
    refuseWrongPasskey(await acceptAssertion(deps, response, use, relyingPartyOf(host)), padTry, ids);
    await deps.pad.release(device, padTry.at);
    return 0;
  };
  const begin = async (
    device: string,
    identification: CodeIdentification | PasskeyIdentification,
    { siteHost, isEarlierSecret }: CallSource,
  ): Promise<Outcome> => {
    const { kind, person } = identification;
    const found = await deps.people.find(person);
    const wrongTries =
      kind === 'identify'
        ? await acceptCode(device, identification, found !== undefined)
        : await acceptPasskey(device, identification, siteHost);
    const actingSession = found && (await deps.acting.begin(device, person, isEarlierSecret));
    if (found === undefined || actingSession === undefined)
      throw kind === 'identify'
        ? forbidden('codeWrong', codeMessages.wrong)
        : forbidden('passkeyNotAcceptedHere', passkeyMessages.notAcceptedHere);
    log.info('staff.identified', { device, person, what: kind === 'identify' ? 'code' : 'passkey' });
    return {
      reply: {
        success: true,
        person: { id: person, name: found.name, role: 'floor' },
        ...(wrongTries > 0 && { wrongTries }),
      },
      session: { device, person, secret: actingSession.secret, seconds: secondsLeft(actingSession.device) },
    };
  };
  const extend = async (device: string, actor: Actor | undefined): Promise<Outcome> => {
    const isExtended = actor && (await deps.acting.extend(device, actor.person.id)) !== undefined;
    if (!isExtended)
      throw new Refused({ kind: 'identification-required', message: sessionMessages.identificationRequired });
    return { reply: { success: true, person: actor.person } };
  };
  const end = async (device: string, actor: Actor | undefined): Promise<Outcome> => {
    const endedSession = actor && (await deps.acting.end(device, actor.person.id));
    return {
      reply: { success: true },
      ...(endedSession && { session: { actingFor: noPerson, seconds: secondsLeft(endedSession) } }),
    };
  };

  return async ({ body: { action }, actor, deviceId }, source) => {
    switch (action.kind) {
      case 'identify':
      case 'identify-by-passkey':
        return begin(deviceId, action, source);
      case 'stay':
        return extend(deviceId, actor);
      case 'leave':
        return end(deviceId, actor);
    }
  };
};
