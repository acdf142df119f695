import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { Env as AddPartyEnv } from '../../functions/endpoints/add-party/env.ts';
import type { Env as CancelPartyEnv } from '../../functions/endpoints/cancel-party/env.ts';
import type { Env as ChangePartyEnv } from '../../functions/endpoints/change-party/env.ts';
import type { Env as ChooseCodeEnv } from '../../functions/endpoints/choose-code/env.ts';
import type { Env as CloseStartsEnv } from '../../functions/endpoints/close-starts/env.ts';
import type { Env as CloseTillEnv } from '../../functions/endpoints/close-till/env.ts';
import type { Env as FindPartiesEnv } from '../../functions/endpoints/find-parties/env.ts';
import type { Env as IdentifyEnv } from '../../functions/endpoints/identify/env.ts';
import type { Env as LinkDeviceEnv } from '../../functions/endpoints/link-device/env.ts';
import type { Env as ListClosuresEnv } from '../../functions/endpoints/list-closures/env.ts';
import type { Env as ListPeopleEnv } from '../../functions/endpoints/list-people/env.ts';
import type { Env as ManagePeopleEnv } from '../../functions/endpoints/manage-people/env.ts';
import type { Env as OpenDayEnv } from '../../functions/endpoints/open-day/env.ts';
import type { Env as RecordVisitEnv } from '../../functions/endpoints/record-visit/env.ts';
import type { Env as RegisterPasskeyEnv } from '../../functions/endpoints/register-passkey/env.ts';
import type { Env as RenewSessionEnv } from '../../functions/endpoints/renew-session/env.ts';
import type { Env as ReopenStartsEnv } from '../../functions/endpoints/reopen-starts/env.ts';
import type { Env as RequestChallengeEnv } from '../../functions/endpoints/request-challenge/env.ts';
import type { Env as ResendConfirmationEnv } from '../../functions/endpoints/resend-confirmation/env.ts';
import type { Env as ReversePaymentEnv } from '../../functions/endpoints/reverse-payment/env.ts';
import type { Env as ShowTillEnv } from '../../functions/endpoints/show-till/env.ts';
import type { Env as SignInEnv } from '../../functions/endpoints/sign-in/env.ts';
import type { Env as SignOutEnv } from '../../functions/endpoints/sign-out/env.ts';
import type { EnvironmentOf } from '../../functions/kernel/environment.ts';
import { addParty } from '../../shared/contracts/staff/add-party.ts';
import { cancelParty } from '../../shared/contracts/staff/cancel-party.ts';
import { changeParty } from '../../shared/contracts/staff/change-party.ts';
import { chooseCode } from '../../shared/contracts/staff/choose-code.ts';
import { closeStarts } from '../../shared/contracts/staff/close-starts.ts';
import { closeTill } from '../../shared/contracts/staff/close-till.ts';
import { findParties } from '../../shared/contracts/staff/find-parties.ts';
import { identify } from '../../shared/contracts/staff/identify.ts';
import { linkDevice } from '../../shared/contracts/staff/link-device.ts';
import { listClosures } from '../../shared/contracts/staff/list-closures.ts';
import { listPeople } from '../../shared/contracts/staff/list-people.ts';
import { managePeople } from '../../shared/contracts/staff/manage-people.ts';
import { openDay } from '../../shared/contracts/staff/open-day.ts';
import { recordVisit } from '../../shared/contracts/staff/record-visit.ts';
import { registerPasskey } from '../../shared/contracts/staff/register-passkey.ts';
import { renewSession } from '../../shared/contracts/staff/renew-session.ts';
import { reopenStarts } from '../../shared/contracts/staff/reopen-starts.ts';
import { requestChallenge } from '../../shared/contracts/staff/request-challenge.ts';
import { resendConfirmation } from '../../shared/contracts/staff/resend-confirmation.ts';
import { reversePayment } from '../../shared/contracts/staff/reverse-payment.ts';
import { showTill } from '../../shared/contracts/staff/show-till.ts';
import { signIn } from '../../shared/contracts/staff/sign-in.ts';
import { signOut } from '../../shared/contracts/staff/sign-out.ts';
import {
  type ApiBehindEdge,
  Endpoint,
  type EndpointProps,
  type RoutedContract,
} from '../constructs/endpoint.ts';
import type { ItemAction, ItemKind } from '../constructs/item-kinds.ts';

export interface StaffEndpointsProps {
  api: ApiBehindEdge;
  table: Table;
}

/** Read with one call by every function that needs to know who is calling. */
const session: readonly ItemKind[] = ['staffDevices', 'staffPeople'];

/** What a function may do, by action, and on which kinds of items. */
type Allowed = Partial<Readonly<Record<ItemAction, readonly ItemKind[]>>>;

function adding(scope: Construct, { api, table }: StaffEndpointsProps) {
  return {
    /** Adds the endpoint of a contract, under its name; every one may also read who is calling. */
    add<Env extends z.ZodMiniObject>(
      contract: RoutedContract,
      environment: EnvironmentOf<Env>,
      allowed: Allowed,
      options: Pick<EndpointProps<Env>, 'isTraced'> = {},
    ): void {
      const id = contract.name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const { code } = new Endpoint<Env>(scope, id, { api, contract, environment, ...options });
      code.allowItems(table, ['BatchGetItem'], session);
      for (const [action, kinds] of Object.entries(allowed)) {
        code.allowItems(table, [action as ItemAction], kinds);
      }
    },
    env: { TABLE_NAME: table.tableName },
  };
}

type Adding = ReturnType<typeof adding>;

/** The calls of the staff console. */
export function staffEndpoints(scope: Construct, props: StaffEndpointsProps): void {
  const to = adding(scope, props);
  signInEndpoints(to);
  peopleEndpoints(to);
  dayEndpoints(to);
  partyEndpoints(to);
  closureEndpoints(to);
  tillEndpoints(to);
  sharedDeviceEndpoints(to);
}

function signInEndpoints({ add, env }: Adding): void {
  add<typeof LinkDeviceEnv>(linkDevice, env, { UpdateItem: ['staffDevices', 'quotas'] });
  add<typeof RequestChallengeEnv>(requestChallenge, env, {
    PutItem: ['staffChallenges'],
    Query: ['staffPasskeys'],
    UpdateItem: ['quotas'],
  });
  add<typeof SignInEnv>(signIn, env, {
    DeleteItem: ['staffChallenges'],
    GetItem: ['staffPasskeys'],
    PutItem: ['staffDevices'],
    Query: session,
    UpdateItem: ['staffDevices', 'staffPasskeys', 'quotas'],
  });
  add<typeof RenewSessionEnv>(renewSession, env, {
    Query: ['staffPasskeys', 'staffPeople'],
    UpdateItem: ['staffDevices'],
  });
  add<typeof SignOutEnv>(signOut, env, { UpdateItem: ['staffDevices'] });
  add<typeof RegisterPasskeyEnv>(registerPasskey, env, {
    DeleteItem: ['staffChallenges', 'staffPasskeys'],
    PutItem: ['staffPasskeys'],
    Query: ['staffPasskeys'],
  });
}

function peopleEndpoints({ add, env }: Adding): void {
  const all: readonly ItemKind[] = [...session, 'staffPasskeys'];

  add<typeof ListPeopleEnv>(listPeople, env, { Query: [...all, 'staffCodes'] });
  add<typeof ManagePeopleEnv>(managePeople, env, {
    DeleteItem: ['staffPasskeys', 'staffCodes'],
    PutItem: ['staffPeople', 'staffCodes'],
    Query: all,
    UpdateItem: session,
  });
}

function dayEndpoints({ add, env }: Adding): void {
  // Every open screen calls it every five seconds.
  add<typeof OpenDayEnv>(openDay, env, { Query: ['days', 'staffPeople'] }, { isTraced: false });
  add<typeof RecordVisitEnv>(recordVisit, env, {
    GetItem: ['days'],
    Query: ['staffPeople', 'till'],
    UpdateItem: ['days'],
  });
  add<typeof AddPartyEnv>(addParty, env, { GetItem: ['days'], UpdateItem: ['days'] });
}

function partyEndpoints({ add, env }: Adding): void {
  add<typeof ChangePartyEnv>(changeParty, env, {
    GetItem: ['days'],
    PutItem: ['operatorSlots'],
    Query: ['staffPeople'],
    UpdateItem: ['days'],
  });
  add<typeof CancelPartyEnv>(cancelParty, env, {
    GetItem: ['days'],
    Query: ['staffPeople'],
    UpdateItem: ['days'],
  });
  add<typeof ResendConfirmationEnv>(resendConfirmation, env, { GetItem: ['days'], UpdateItem: ['days'] });
  add<typeof FindPartiesEnv>(findParties, env, { GetItem: ['days'], Query: ['days'] });
}

function closureEndpoints({ add, env }: Adding): void {
  add<typeof ListClosuresEnv>(listClosures, env, { Query: ['days', 'closures', 'staffPeople'] });
  add<typeof CloseStartsEnv>(closeStarts, env, {
    GetItem: ['days'],
    PutItem: ['closures'],
    Query: ['days', 'closures'],
    UpdateItem: ['days'],
  });
  add<typeof ReopenStartsEnv>(reopenStarts, env, {
    DeleteItem: ['closures'],
    Query: ['days', 'closures'],
    UpdateItem: ['days'],
  });
}

function tillEndpoints({ add, env }: Adding): void {
  const read: readonly ItemKind[] = ['days', 'staffPeople', 'till'];

  add<typeof ShowTillEnv>(showTill, env, { Query: read });
  add<typeof CloseTillEnv>(closeTill, env, { PutItem: ['till'], Query: read });
  add<typeof ReversePaymentEnv>(reversePayment, env, { GetItem: ['days'], UpdateItem: ['days'] });
}

function sharedDeviceEndpoints({ add, env }: Adding): void {
  add<typeof IdentifyEnv>(identify, env, {
    GetItem: ['staffCodes'],
    Query: ['staffPeople'],
    UpdateItem: ['staffCodes', 'staffDevices'],
  });
  add<typeof ChooseCodeEnv>(chooseCode, env, { PutItem: ['staffCodes'], UpdateItem: ['staffPeople'] });
}
