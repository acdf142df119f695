import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
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
import type { Env as RefundOrderEnv } from '../../functions/endpoints/refund-order/env.ts';
import type { Env as RegisterPasskeyEnv } from '../../functions/endpoints/register-passkey/env.ts';
import type { Env as RenewSessionEnv } from '../../functions/endpoints/renew-session/env.ts';
import type { Env as ReopenStartsEnv } from '../../functions/endpoints/reopen-starts/env.ts';
import type { Env as RequestChallengeEnv } from '../../functions/endpoints/request-challenge/env.ts';
import type { Env as ResendConfirmationEnv } from '../../functions/endpoints/resend-confirmation/env.ts';
import type { Env as ReversePaymentEnv } from '../../functions/endpoints/reverse-payment/env.ts';
import type { Env as ShipOrderEnv } from '../../functions/endpoints/ship-order/env.ts';
import type { Env as ShowOrdersEnv } from '../../functions/endpoints/show-orders/env.ts';
import type { Env as ShowTillEnv } from '../../functions/endpoints/show-till/env.ts';
import type { Env as SignInEnv } from '../../functions/endpoints/sign-in/env.ts';
import type { Env as SignOutEnv } from '../../functions/endpoints/sign-out/env.ts';
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
import { type ApiBehindEdge, Endpoint } from '../constructs/endpoint.ts';
import type { ItemKind } from '../constructs/item-kinds.ts';
import type { SecretParameter } from './payment-parameters.ts';

export interface StaffEndpointsProps {
  api: ApiBehindEdge;
  table: Table;
  /** The payment provider's API key, for refunds. */
  paymentKey: SecretParameter;
}

/** Read with one call by every function that needs to know who is calling. */
const session: readonly ItemKind[] = ['staffDevices', 'staffPeople'];

/** The calls of the staff console. */
export function staffEndpoints(scope: Construct, props: StaffEndpointsProps): void {
  signInEndpoints(scope, props);
  peopleEndpoints(scope, props);
  dayEndpoints(scope, props);
  partyEndpoints(scope, props);
  closureEndpoints(scope, props);
  tillEndpoints(scope, props);
  orderEndpoints(scope, props);
  sharedDeviceEndpoints(scope, props);
}

function signInEndpoints(scope: Construct, { api, table }: StaffEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };

  new Endpoint<typeof LinkDeviceEnv>(scope, 'LinkDevice', { api, contract: linkDevice, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['UpdateItem'], ['staffDevices', 'quotas']);
  new Endpoint<typeof RequestChallengeEnv>(scope, 'RequestChallenge', {
    api,
    contract: requestChallenge,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['PutItem'], ['staffChallenges'])
    .allowItems(table, ['Query'], ['staffPasskeys'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
  new Endpoint<typeof SignInEnv>(scope, 'SignIn', { api, contract: signIn, environment }).code
    .allowItems(table, ['BatchGetItem', 'Query'], session)
    .allowItems(table, ['DeleteItem'], ['staffChallenges'])
    .allowItems(table, ['GetItem'], ['staffPasskeys'])
    .allowItems(table, ['PutItem'], ['staffDevices'])
    .allowItems(table, ['UpdateItem'], ['staffDevices', 'staffPasskeys', 'quotas']);
  new Endpoint<typeof RenewSessionEnv>(scope, 'RenewSession', {
    api,
    contract: renewSession,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['Query'], ['staffPasskeys', 'staffPeople'])
    .allowItems(table, ['UpdateItem'], ['staffDevices']);
  new Endpoint<typeof SignOutEnv>(scope, 'SignOut', { api, contract: signOut, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['UpdateItem'], ['staffDevices']);
  new Endpoint<typeof RegisterPasskeyEnv>(scope, 'RegisterPasskey', {
    api,
    contract: registerPasskey,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['DeleteItem'], ['staffChallenges', 'staffPasskeys'])
    .allowItems(table, ['PutItem', 'Query'], ['staffPasskeys']);
}

function peopleEndpoints(scope: Construct, { api, table }: StaffEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };
  const all: readonly ItemKind[] = [...session, 'staffPasskeys'];

  new Endpoint<typeof ListPeopleEnv>(scope, 'ListPeople', { api, contract: listPeople, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['Query'], all);
  new Endpoint<typeof ManagePeopleEnv>(scope, 'ManagePeople', {
    api,
    contract: managePeople,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem', 'UpdateItem'], session)
    .allowItems(table, ['DeleteItem'], ['staffPasskeys', 'staffCodes'])
    .allowItems(table, ['PutItem'], ['staffPeople', 'staffCodes'])
    .allowItems(table, ['Query'], all);
}

function dayEndpoints(scope: Construct, { api, table }: StaffEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };

  new Endpoint<typeof OpenDayEnv>(scope, 'OpenDay', {
    api,
    contract: openDay,
    environment,
    // Every open screen calls it every five seconds.
    isTraced: false,
  }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['Query'], ['days', 'staffPeople']);
  new Endpoint<typeof RecordVisitEnv>(scope, 'RecordVisit', { api, contract: recordVisit, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'UpdateItem'], ['days'])
    .allowItems(table, ['Query'], ['staffPeople', 'till']);
  new Endpoint<typeof AddPartyEnv>(scope, 'AddParty', { api, contract: addParty, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'UpdateItem'], ['days']);
}

function partyEndpoints(scope: Construct, { api, table }: StaffEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };

  new Endpoint<typeof ChangePartyEnv>(scope, 'ChangeParty', { api, contract: changeParty, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'UpdateItem'], ['days'])
    .allowItems(table, ['PutItem'], ['operatorSlots'])
    .allowItems(table, ['Query'], ['staffPeople']);
  new Endpoint<typeof CancelPartyEnv>(scope, 'CancelParty', { api, contract: cancelParty, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'UpdateItem'], ['days'])
    .allowItems(table, ['Query'], ['staffPeople']);
  new Endpoint<typeof ResendConfirmationEnv>(scope, 'ResendConfirmation', {
    api,
    contract: resendConfirmation,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'UpdateItem'], ['days']);
  new Endpoint<typeof FindPartiesEnv>(scope, 'FindParties', { api, contract: findParties, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'Query'], ['days']);
}

function closureEndpoints(scope: Construct, { api, table }: StaffEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };

  new Endpoint<typeof ListClosuresEnv>(scope, 'ListClosures', {
    api,
    contract: listClosures,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['Query'], ['days', 'closures', 'staffPeople']);
  new Endpoint<typeof CloseStartsEnv>(scope, 'CloseStarts', { api, contract: closeStarts, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'UpdateItem'], ['days'])
    .allowItems(table, ['PutItem'], ['closures'])
    .allowItems(table, ['Query'], ['days', 'closures']);
  new Endpoint<typeof ReopenStartsEnv>(scope, 'ReopenStarts', {
    api,
    contract: reopenStarts,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['DeleteItem'], ['closures'])
    .allowItems(table, ['Query'], ['days', 'closures'])
    .allowItems(table, ['UpdateItem'], ['days']);
}

function tillEndpoints(scope: Construct, { api, table }: StaffEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };
  const read: readonly ItemKind[] = ['days', 'staffPeople', 'till'];

  new Endpoint<typeof ShowTillEnv>(scope, 'ShowTill', { api, contract: showTill, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['Query'], read);
  new Endpoint<typeof CloseTillEnv>(scope, 'CloseTill', { api, contract: closeTill, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['PutItem'], ['till'])
    .allowItems(table, ['Query'], read);
  new Endpoint<typeof ReversePaymentEnv>(scope, 'ReversePayment', {
    api,
    contract: reversePayment,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'UpdateItem'], ['days']);
}

function orderEndpoints(scope: Construct, { api, table, paymentKey }: StaffEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };

  new Endpoint<typeof ShowOrdersEnv>(scope, 'ShowOrders', { api, contract: showOrders, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem'], ['orders'])
    .allowItems(table, ['Query'], ['orders', 'staffPeople']);
  new Endpoint<typeof ShipOrderEnv>(scope, 'ShipOrder', { api, contract: shipOrder, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'PutItem'], ['orders']);
  const refund = new Endpoint<typeof RefundOrderEnv>(scope, 'RefundOrder', {
    api,
    contract: refundOrder,
    environment: { ...environment, STRIPE_SECRET_PARAMETER: paymentKey.name },
  }).code;
  refund
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem', 'PutItem'], ['orders'])
    .allowItems(table, ['UpdateItem'], ['stock']);
  refund.allow(['ssm:GetParameter'], [paymentKey.arn]);
}

function sharedDeviceEndpoints(scope: Construct, { api, table }: StaffEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };

  new Endpoint<typeof IdentifyEnv>(scope, 'Identify', { api, contract: identify, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['GetItem'], ['staffCodes'])
    .allowItems(table, ['Query'], ['staffPeople'])
    .allowItems(table, ['UpdateItem'], ['staffCodes', 'staffDevices']);
  new Endpoint<typeof ChooseCodeEnv>(scope, 'ChooseCode', { api, contract: chooseCode, environment }).code
    .allowItems(table, ['BatchGetItem'], session)
    .allowItems(table, ['PutItem'], ['staffCodes'])
    .allowItems(table, ['UpdateItem'], ['staffPeople']);
}
