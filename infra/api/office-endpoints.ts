import type { Construct } from 'constructs';
import type { Env as RefundOrderEnv } from '../../functions/endpoints/refund-order/env.ts';
import { refundOrder } from '../../shared/contracts/staff/refund-order.ts';
import { shipOrder } from '../../shared/contracts/staff/ship-order.ts';
import { showOrders } from '../../shared/contracts/staff/show-orders.ts';
import { Endpoint } from '../constructs/endpoint.ts';
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
