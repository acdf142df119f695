import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Env as CancelBookingEnv } from '../../functions/endpoints/cancel-booking/env.ts';
import type { Env as ChangeBookingEnv } from '../../functions/endpoints/change-booking/env.ts';
import type { Env as CreateBookingEnv } from '../../functions/endpoints/create-booking/env.ts';
import type { Env as FindBookingsEnv } from '../../functions/endpoints/find-bookings/env.ts';
import type { Env as ListHolidaysEnv } from '../../functions/endpoints/list-holidays/env.ts';
import type { Env as OpenBookingEnv } from '../../functions/endpoints/open-booking/env.ts';
import type { Env as RequestReferencesEnv } from '../../functions/endpoints/request-references/env.ts';
import type { Env as SendConfirmationEnv } from '../../functions/endpoints/send-confirmation/env.ts';
import type { Env as SendEventEmailEnv } from '../../functions/endpoints/send-event-email/env.ts';
import { cancelBooking } from '../../shared/contracts/cancel-booking.ts';
import { changeBooking } from '../../shared/contracts/change-booking.ts';
import { createBooking } from '../../shared/contracts/create-booking.ts';
import { findBookings } from '../../shared/contracts/find-bookings.ts';
import { listHolidays } from '../../shared/contracts/list-holidays.ts';
import { openBooking } from '../../shared/contracts/open-booking.ts';
import { requestReferences } from '../../shared/contracts/request-references.ts';
import { sendConfirmation } from '../../shared/contracts/send-confirmation.ts';
import { sendEventEmail } from '../../shared/contracts/send-event-email.ts';
import { type ApiBehindEdge, Endpoint } from '../constructs/endpoint.ts';

export interface BookingEndpointsProps {
  api: ApiBehindEdge;
  table: Table;
}

export function bookingEndpoints(scope: Construct, { api, table }: BookingEndpointsProps): void {
  new Endpoint<typeof ListHolidaysEnv>(scope, 'ListHolidays', {
    api,
    contract: listHolidays,
    environment: { TABLE_NAME: table.tableName },
  }).code.allowItems(table, ['Query'], ['closures']);
  new Endpoint<typeof FindBookingsEnv>(scope, 'FindBookings', {
    api,
    contract: findBookings,
    environment: { TABLE_NAME: table.tableName },
  }).code.allowItems(table, ['GetItem', 'Query'], ['days']);
  new Endpoint<typeof CreateBookingEnv>(scope, 'CreateBooking', {
    api,
    contract: createBooking,
    environment: { TABLE_NAME: table.tableName },
  }).code
    .allowItems(table, ['GetItem'], ['days'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas']);
  new Endpoint<typeof ChangeBookingEnv>(scope, 'ChangeBooking', {
    api,
    contract: changeBooking,
    environment: { TABLE_NAME: table.tableName },
  }).code
    .allowItems(table, ['GetItem'], ['days'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas'])
    .allowItems(table, ['PutItem'], ['operatorSlots']);
  new Endpoint<typeof CancelBookingEnv>(scope, 'CancelBooking', {
    api,
    contract: cancelBooking,
    environment: { TABLE_NAME: table.tableName },
  }).code
    .allowItems(table, ['GetItem'], ['days'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas']);
  new Endpoint<typeof OpenBookingEnv>(scope, 'OpenBooking', {
    api,
    contract: openBooking,
    environment: { TABLE_NAME: table.tableName },
  }).code
    .allowItems(table, ['GetItem'], ['days'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
  new Endpoint<typeof RequestReferencesEnv>(scope, 'RequestReferences', {
    api,
    contract: requestReferences,
    environment: { TABLE_NAME: table.tableName },
  }).code
    .allowItems(table, ['PutItem'], ['referenceRequests'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
  new Endpoint<typeof SendConfirmationEnv>(scope, 'SendConfirmation', {
    api,
    contract: sendConfirmation,
    environment: { TABLE_NAME: table.tableName },
  }).code
    .allowItems(table, ['GetItem'], ['days'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas']);
  new Endpoint<typeof SendEventEmailEnv>(scope, 'SendEventEmail', {
    api,
    contract: sendEventEmail,
    environment: { TABLE_NAME: table.tableName },
  }).code
    .allowItems(table, ['GetItem', 'PutItem'], ['enquiries'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
}
