import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { cancelOperatorBooking } from '#shared/contracts/cancel-operator-booking.ts';
import { createOperatorBooking } from '#shared/contracts/create-operator-booking.ts';
import { listOperatorBookings } from '#shared/contracts/list-operator-bookings.ts';
import { requestOperatorAccess } from '#shared/contracts/request-operator-access.ts';
import { type ApiBehindEdge, tableEndpoints } from '../constructs/endpoint.ts';

export interface OperatorEndpointsProps {
  api: ApiBehindEdge;
  table: Table;
}

export function operatorEndpoints(scope: Construct, { api, table }: OperatorEndpointsProps): void {
  const add = tableEndpoints(scope, { api, table });

  add('RequestOperatorAccess', requestOperatorAccess)
    .allowItems(table, ['GetItem', 'PutItem'], ['operatorRequests'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
  add('ListOperatorBookings', listOperatorBookings)
    .allowItems(table, ['BatchGetItem'], ['days'])
    .allowItems(table, ['GetItem'], ['operators'])
    .allowItems(table, ['Query'], ['operatorSlots']);
  add('CreateOperatorBooking', createOperatorBooking)
    .allowItems(table, ['GetItem'], ['days', 'closures', 'operators'])
    .allowItems(table, ['Query'], ['days'])
    .allowItems(table, ['PutItem'], ['operatorSlots'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas', 'secrets']);
  add('CancelOperatorBooking', cancelOperatorBooking)
    .allowItems(table, ['GetItem'], ['days', 'operators'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas']);
}
