import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { guestContracts } from '#shared/contracts/registry.ts';
import { addTicketKeysEndpoint, type TicketEndpointsProps } from '../api/ticket-endpoints.ts';
import { addTableEndpoints } from '../constructs/endpoint.ts';

/**
 * Functions of guests' calls that the outer stack has no room for. The earlier ones stay there, because a resource that
 * moves to another stack is replaced. Nested for the same reason as `StaffStack`.
 */
export class GuestStack extends NestedStack {
  constructor(scope: Construct, id: string, props: TicketEndpointsProps) {
    super(scope, id, { description: 'Calls of guests' });
    const { listTicketKeys, ...others } = guestContracts;
    addTableEndpoints(this, props, Object.values(others));
    addTicketKeysEndpoint(this, props);
  }
}
