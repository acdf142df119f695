import type { Construct } from 'constructs';
import type { Env as RefundOrderEnv } from '../../functions/endpoints/refund-order/env.ts';
import { correctStock } from '../../shared/contracts/staff/correct-stock.ts';
import { erasePerson } from '../../shared/contracts/staff/erase-person.ts';
import { exportPerson } from '../../shared/contracts/staff/export-person.ts';
import { findPerson } from '../../shared/contracts/staff/find-person.ts';
import { refundOrder } from '../../shared/contracts/staff/refund-order.ts';
import { shipOrder } from '../../shared/contracts/staff/ship-order.ts';
import { showOrders } from '../../shared/contracts/staff/show-orders.ts';
import { showPrivacyTrail } from '../../shared/contracts/staff/show-privacy-trail.ts';
import { showStock } from '../../shared/contracts/staff/show-stock.ts';
import { Endpoint } from '../constructs/endpoint.ts';
import type { ItemKind } from '../constructs/item-kinds.ts';
import {
  type AddStaffEndpoint,
  allowWithSession,
  type StaffEndpointsProps,
  staffEndpointsOf,
} from './staff-endpoint.ts';

/** The calls of the console's office pages. */
export function officeEndpoints(scope: Construct, props: StaffEndpointsProps): void {
  const add = staffEndpointsOf(scope, props);
  orderEndpoints(add);
  refundEndpoint(scope, props);
  stockEndpoints(add);
  privacyEndpoints(add);
}

function orderEndpoints(add: AddStaffEndpoint): void {
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

function stockEndpoints(add: AddStaffEndpoint): void {
  add(showStock, { Query: ['stock', 'orders', 'staffPeople'] });
  add(correctStock, {
    GetItem: ['stock'],
    PutItem: ['stock'],
    Query: ['stock', 'staffPeople'],
    UpdateItem: ['stock'],
  });
}

/** Where data of people lies. No function may scan: sessions, codes and passkeys lie in the same table. */
const ofPeople: readonly ItemKind[] = [
  'days',
  'orders',
  'enquiries',
  'operators',
  'operatorRequests',
  'referenceRequests',
];

/** Only one of them may change what it finds. */
function privacyEndpoints(add: AddStaffEndpoint): void {
  const trail: readonly ItemKind[] = ['privacyTrail'];
  add(showPrivacyTrail, { Query: ['privacyTrail', 'staffPeople'] });
  add(findPerson, { GetItem: trail, PutItem: trail, Query: [...ofPeople, 'privacyTrail'] });
  add(exportPerson, { GetItem: trail, PutItem: trail, Query: ofPeople });
  add(erasePerson, {
    GetItem: trail,
    PutItem: ['orders', 'enquiries', 'operators', 'operatorRequests', 'referenceRequests', 'privacyTrail'],
    Query: ofPeople,
    UpdateItem: ['days', 'privacyTrail'],
  });
}
