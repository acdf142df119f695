import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Env as CancelOperatorBookingEnv } from '../../functions/endpoints/cancel-operator-booking/env.ts';
import type { Env as CreateOperatorBookingEnv } from '../../functions/endpoints/create-operator-booking/env.ts';
import type { Env as ListOperatorBookingsEnv } from '../../functions/endpoints/list-operator-bookings/env.ts';
import type { Env as RequestOperatorAccessEnv } from '../../functions/endpoints/request-operator-access/env.ts';
import { cancelOperatorBooking } from '../../shared/contracts/cancel-operator-booking.ts';
import { createOperatorBooking } from '../../shared/contracts/create-operator-booking.ts';
import { listOperatorBookings } from '../../shared/contracts/list-operator-bookings.ts';
import { requestOperatorAccess } from '../../shared/contracts/request-operator-access.ts';
import { type ApiBehindEdge, Endpoint } from '../constructs/endpoint.ts';

export interface OperatorEndpointsProps {
  api: ApiBehindEdge;
  table: Table;
}

export function operatorEndpoints(scope: Construct, { api, table }: OperatorEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName };

  new Endpoint<typeof RequestOperatorAccessEnv>(scope, 'RequestOperatorAccess', {
    api,
    contract: requestOperatorAccess,
    environment,
  }).code
    .allowItems(table, ['GetItem', 'PutItem'], ['operatorRequests'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
  new Endpoint<typeof ListOperatorBookingsEnv>(scope, 'ListOperatorBookings', {
    api,
    contract: listOperatorBookings,
    environment,
  }).code
    .allowItems(table, ['BatchGetItem'], ['days'])
    .allowItems(table, ['GetItem'], ['operators'])
    .allowItems(table, ['Query'], ['operatorSlots']);
  new Endpoint<typeof CreateOperatorBookingEnv>(scope, 'CreateOperatorBooking', {
    api,
    contract: createOperatorBooking,
    environment,
  }).code
    .allowItems(table, ['GetItem'], ['days', 'operators'])
    .allowItems(table, ['PutItem'], ['operatorSlots'])
    .allowItems(table, ['UpdateItem'], ['days']);
  new Endpoint<typeof CancelOperatorBookingEnv>(scope, 'CancelOperatorBooking', {
    api,
    contract: cancelOperatorBooking,
    environment,
  }).code
    .allowItems(table, ['GetItem'], ['days', 'operators'])
    .allowItems(table, ['UpdateItem'], ['days']);
}
