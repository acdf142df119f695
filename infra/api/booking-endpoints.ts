import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { cancelBooking } from '#shared/contracts/cancel-booking.ts';
import { changeBooking } from '#shared/contracts/change-booking.ts';
import { createBooking } from '#shared/contracts/create-booking.ts';
import { findBookings } from '#shared/contracts/find-bookings.ts';
import { listHolidays } from '#shared/contracts/list-holidays.ts';
import { openBooking } from '#shared/contracts/open-booking.ts';
import { requestReferences } from '#shared/contracts/request-references.ts';
import { sendConfirmation } from '#shared/contracts/send-confirmation.ts';
import { sendEventEmail } from '#shared/contracts/send-event-email.ts';
import { type ApiBehindEdge, tableEndpoints } from '../constructs/endpoint.ts';

export interface BookingEndpointsProps {
  api: ApiBehindEdge;
  table: Table;
}

export function bookingEndpoints(scope: Construct, { api, table }: BookingEndpointsProps): void {
  const add = tableEndpoints(scope, { api, table });

  add('ListHolidays', listHolidays).allowItems(table, ['Query'], ['closures']);
  add('FindBookings', findBookings).allowItems(table, ['GetItem', 'Query'], ['days']);
  add('CreateBooking', createBooking)
    .allowItems(table, ['GetItem'], ['days', 'closures'])
    .allowItems(table, ['Query'], ['days'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas', 'languageRefusals', 'secrets']);
  add('ChangeBooking', changeBooking)
    .allowItems(table, ['GetItem'], ['days', 'closures'])
    .allowItems(table, ['Query'], ['days'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas'])
    .allowItems(table, ['PutItem'], ['operatorSlots']);
  add('CancelBooking', cancelBooking)
    .allowItems(table, ['GetItem'], ['days'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas']);
  add('OpenBooking', openBooking)
    .allowItems(table, ['GetItem'], ['days'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
  add('RequestReferences', requestReferences)
    .allowItems(table, ['PutItem'], ['referenceRequests'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
  add('SendConfirmation', sendConfirmation)
    .allowItems(table, ['GetItem'], ['days'])
    .allowItems(table, ['UpdateItem'], ['days', 'quotas']);
  add('SendEventEmail', sendEventEmail)
    .allowItems(table, ['GetItem', 'PutItem'], ['enquiries'])
    .allowItems(table, ['UpdateItem'], ['quotas']);
}
