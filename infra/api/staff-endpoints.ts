import type { Construct } from 'constructs';
import { staffContracts } from '#shared/contracts/registry.ts';
import { addTableEndpoints } from '../constructs/endpoint.ts';
import { addDeliveryEndpoint, type TicketEndpointsProps } from './ticket-endpoints.ts';

/** Adds the calls of the staff console for the door, the bar, the till and signing in. */
export function addStaffEndpoints(scope: Construct, props: TicketEndpointsProps): void {
  const { openDay, deliverPresses, ...others } = staffContracts;
  addTableEndpoints(scope, props, Object.values(others));
  addDeliveryEndpoint(scope, props);
  // Every open screen makes this call every five seconds.
  addTableEndpoints(scope, props, [openDay], { isTraced: false });
}
