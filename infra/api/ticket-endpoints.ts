import type { Construct } from 'constructs';
import type { Env as ListTicketKeysEnv } from '#functions/endpoints/list-ticket-keys/env.ts';
import type { TicketEnv } from '#functions/tickets/ticket-env.ts';
import { changeBooking } from '#shared/contracts/guests/change-booking.ts';
import { findBookings } from '#shared/contracts/guests/find-bookings.ts';
import { listTicketKeys } from '#shared/contracts/guests/list-ticket-keys.ts';
import { deliverPresses } from '#shared/contracts/kept/deliver-presses.ts';
import { Endpoint, type TableEndpointsProps } from '../constructs/endpoint.ts';
import type { TicketKey } from '../constructs/ticket-key.ts';

export interface TicketEndpointsProps extends TableEndpointsProps {
  ticketKey: TicketKey;
}

/** Adds the calls whose replies contain a ticket. */
export function addTicketEndpoints(scope: Construct, { api, table, ticketKey }: TicketEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName, ...ticketKey.environment };
  for (const contract of [findBookings, changeBooking])
    ticketKey.allow(new Endpoint<typeof TicketEnv>(scope, { api, table, contract, environment }).code);
}

/** Adds the call that records kept presses, some of which contain the ticket that admitted the guests. */
export function addDeliveryEndpoint(scope: Construct, { api, table, ticketKey }: TicketEndpointsProps): void {
  const environment = { TABLE_NAME: table.tableName, ...ticketKey.environment };
  ticketKey.allow(
    new Endpoint<typeof TicketEnv>(scope, { api, table, contract: deliverPresses, environment }).code,
  );
}

/** Adds the call that returns the public keys of tickets. */
export function addTicketKeysEndpoint(
  scope: Construct,
  { api, table, ticketKey }: TicketEndpointsProps,
): void {
  const { environment } = ticketKey;
  ticketKey.allow(
    new Endpoint<typeof ListTicketKeysEnv>(scope, { api, table, contract: listTicketKeys, environment }).code,
  );
}
