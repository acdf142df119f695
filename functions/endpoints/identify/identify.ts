import type { Actor } from '../../../shared/contracts/contract.ts';
import type { identify as contract } from '../../../shared/contracts/staff/identify.ts';
import { codeMessages } from '../../../shared/staff/sign-in/code-messages.ts';
import { sessionMessages } from '../../../shared/staff/sign-in/session-messages.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { OutcomeOf, UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import { Refused } from '../../kernel/problems.ts';
import type { ActingStore } from '../../stores/staff/acting.ts';
import type { CodeStore } from '../../stores/staff/codes.ts';
import type { PeopleStore } from '../../stores/staff/people.ts';
import { noPerson, type StoredDevice } from '../../stores/staff/staff-items.ts';
import { epochSeconds } from '../../stores/table/table.ts';
import { refuseWrongCode } from './refuse-wrong-code.ts';

interface Deps {
  readonly people: Pick<PeopleStore, 'find'>;
  readonly codes: Pick<CodeStore, 'check'>;
  readonly acting: ActingStore;
  readonly clock: Clock;
}

type Outcome = OutcomeOf<typeof contract>;

/** Says who acts on a shared device: by their code, for longer, or no longer. */
export const identify = (deps: Deps): UseCase<typeof contract> => {
  const secondsLeft = ({ sessionEndsAt = 0 }: StoredDevice) => sessionEndsAt - epochSeconds(deps.clock());

  const begin = async (device: string, person: string, code: string): Promise<Outcome> => {
    const found = await deps.people.find(person);
    refuseWrongCode(await deps.codes.check(person, code), { device, subject: person });
    const used = found && (await deps.acting.begin(device, person));
    if (found === undefined || used === undefined)
      throw new Refused({ kind: 'forbidden', message: codeMessages.wrong });
    log.info('staff.identified', { device, person });
    return {
      reply: { success: true, person: { id: person, name: found.name, role: 'floor' } },
      session: { actingFor: person, seconds: secondsLeft(used) },
    };
  };
  const extend = async (device: string, actor: Actor | undefined): Promise<Outcome> => {
    const isExtended = actor && (await deps.acting.extend(device, actor.person.id)) !== undefined;
    if (!isExtended) throw new Refused({ kind: 'who', message: sessionMessages.who });
    return { reply: { success: true, person: actor.person } };
  };
  const end = async (device: string, actor: Actor | undefined): Promise<Outcome> => {
    const left = actor && (await deps.acting.end(device, actor.person.id));
    return {
      reply: { success: true },
      ...(left && { session: { actingFor: noPerson, seconds: secondsLeft(left) } }),
    };
  };

  return async ({ body: { action }, actor, deviceId }) => {
    switch (action.kind) {
      case 'identify':
        return begin(deviceId, action.person, action.code);
      case 'stay':
        return extend(deviceId, actor);
      case 'leave':
        return end(deviceId, actor);
    }
  };
};
