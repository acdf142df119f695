import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Env as RefundOrderEnv } from '../../functions/endpoints/refund-order/env.ts';
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
import { refundOrder } from '../../shared/contracts/staff/refund-order.ts';
import { registerPasskey } from '../../shared/contracts/staff/register-passkey.ts';
import { renewSession } from '../../shared/contracts/staff/renew-session.ts';
import { reopenStarts } from '../../shared/contracts/staff/reopen-starts.ts';
import { requestChallenge } from '../../shared/contracts/staff/request-challenge.ts';
import { resendConfirmation } from '../../shared/contracts/staff/resend-confirmation.ts';
import { reversePayment } from '../../shared/contracts/staff/reverse-payment.ts';
import { shipOrder } from '../../shared/contracts/staff/ship-order.ts';
import { showOrders } from '../../shared/contracts/staff/show-orders.ts';
import { showTill } from '../../shared/contracts/staff/show-till.ts';
import { signIn } from '../../shared/contracts/staff/sign-in.ts';
import { signOut } from '../../shared/contracts/staff/sign-out.ts';
import { type ApiBehindEdge, Endpoint, type RoutedContract, tableEndpoints } from '../constructs/endpoint.ts';
import type { ItemAction, ItemKind } from '../constructs/item-kinds.ts';
import type { NodeFunction } from '../constructs/node-function.ts';
import type { SecretParameter } from './payment-parameters.ts';

export interface StaffEndpointsProps {
  api: ApiBehindEdge;
  table: Table;
  /** The payment provider's API key, for refunds. */
  paymentKey: SecretParameter;
}

/** Read with one call by every function that needs to know who is calling. */
const session: readonly ItemKind[] = ['staffDevices', 'staffPeople'];

/** What a function may do, by action, and on which kinds of items. */
type Allowed = Partial<Readonly<Record<ItemAction, readonly ItemKind[]>>>;

/** Adds the endpoint of a contract, under its name; every one may also read who is calling. */
type Add = (contract: RoutedContract, allowed: Allowed, options?: { readonly isTraced: boolean }) => void;

function adding(scope: Construct, { api, table }: StaffEndpointsProps): Add {
  const addTo = tableEndpoints(scope, { api, table });
  return (contract, allowed, options) => {
    const id = contract.name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const code = addTo(id, contract, options);
    allowWithSession(code, table, allowed);
  };
}

/** What the function may do, besides reading who is calling. */
function allowWithSession(code: NodeFunction, table: Table, allowed: Allowed): void {
  code.allowItems(table, ['BatchGetItem'], session);
  for (const [action, kinds] of Object.entries(allowed)) {
    code.allowItems(table, [action as ItemAction], kinds);
  }
}

/** The calls of the staff console. */
export function staffEndpoints(scope: Construct, props: StaffEndpointsProps): void {
  const add = adding(scope, props);
  signInEndpoints(add);
  peopleEndpoints(add);
  dayEndpoints(add);
  partyEndpoints(add);
  closureEndpoints(add);
  tillEndpoints(add);
  orderEndpoints(add);
  refundEndpoint(scope, props);
  sharedDeviceEndpoints(add);
}

function signInEndpoints(add: Add): void {
  add(linkDevice, { UpdateItem: ['staffDevices', 'quotas'] });
  add(requestChallenge, {
    PutItem: ['staffChallenges'],
    Query: ['staffPasskeys'],
    UpdateItem: ['quotas'],
  });
  add(signIn, {
    DeleteItem: ['staffChallenges'],
    GetItem: ['staffPasskeys'],
    PutItem: ['staffDevices'],
    Query: session,
    UpdateItem: ['staffDevices', 'staffPasskeys', 'quotas'],
  });
  add(renewSession, {
    Query: ['staffPasskeys', 'staffPeople'],
    UpdateItem: ['staffDevices'],
  });
  add(signOut, { UpdateItem: ['staffDevices'] });
  add(registerPasskey, {
    DeleteItem: ['staffChallenges', 'staffPasskeys'],
    PutItem: ['staffPasskeys'],
    Query: ['staffPasskeys'],
  });
}

function peopleEndpoints(add: Add): void {
  const all: readonly ItemKind[] = [...session, 'staffPasskeys'];

  add(listPeople, { Query: [...all, 'staffCodes'] });
  add(managePeople, {
    DeleteItem: ['staffPasskeys', 'staffCodes'],
    PutItem: ['staffPeople', 'staffCodes'],
    Query: all,
    UpdateItem: session,
  });
}

function dayEndpoints(add: Add): void {
  // Every open screen calls it every five seconds.
  add(openDay, { Query: ['days', 'staffPeople'] }, { isTraced: false });
  add(recordVisit, {
    GetItem: ['days'],
    Query: ['staffPeople', 'till'],
    UpdateItem: ['days'],
  });
  add(addParty, { GetItem: ['days'], UpdateItem: ['days'] });
}

function partyEndpoints(add: Add): void {
  add(changeParty, {
    GetItem: ['days'],
    PutItem: ['operatorSlots'],
    Query: ['staffPeople'],
    UpdateItem: ['days'],
  });
  add(cancelParty, {
    GetItem: ['days'],
    Query: ['staffPeople'],
    UpdateItem: ['days'],
  });
  add(resendConfirmation, { GetItem: ['days'], UpdateItem: ['days'] });
  add(findParties, { GetItem: ['days'], Query: ['days'] });
}

function closureEndpoints(add: Add): void {
  add(listClosures, { Query: ['days', 'closures', 'staffPeople'] });
  add(closeStarts, {
    GetItem: ['days'],
    PutItem: ['closures'],
    Query: ['days', 'closures'],
    UpdateItem: ['days'],
  });
  add(reopenStarts, {
    DeleteItem: ['closures'],
    Query: ['days', 'closures'],
    UpdateItem: ['days'],
  });
}

function tillEndpoints(add: Add): void {
  const read: readonly ItemKind[] = ['days', 'staffPeople', 'till'];

  add(showTill, { Query: read });
  add(closeTill, { PutItem: ['till'], Query: read });
  add(reversePayment, { GetItem: ['days'], UpdateItem: ['days'] });
}

function orderEndpoints(add: Add): void {
  add(showOrders, { GetItem: ['orders'], Query: ['orders', 'staffPeople'] });
  add(shipOrder, { GetItem: ['orders'], PutItem: ['orders'] });
}

/** The only one that talks to the payment provider. */
function refundEndpoint(scope: Construct, { api, table, paymentKey }: StaffEndpointsProps): void {
  const { code } = new Endpoint<typeof RefundOrderEnv>(scope, 'RefundOrder', {
    api,
    contract: refundOrder,
    environment: { TABLE_NAME: table.tableName, STRIPE_SECRET_PARAMETER: paymentKey.name },
  });
  allowWithSession(code, table, { GetItem: ['orders'], PutItem: ['orders'], UpdateItem: ['stock'] });
  code.allow(['ssm:GetParameter'], [paymentKey.arn]);
}

function sharedDeviceEndpoints(add: Add): void {
  add(identify, {
    GetItem: ['staffCodes'],
    Query: ['staffPeople'],
    UpdateItem: ['staffCodes', 'staffDevices'],
  });
  add(chooseCode, { PutItem: ['staffCodes'], UpdateItem: ['staffPeople'] });
}
