import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { guestContracts } from '#shared/contracts/registry.ts';
import { addTicketKeysEndpoint, type TicketEndpointsProps } from '../api/ticket-endpoints.ts';
import { addTableEndpoints } from '../constructs/endpoint.ts';

/**
 * The functions of guests' calls that do not fit into the outer stack. The first nineteen are in that stack, because
 * CloudFormation replaces a resource that moves to another stack. Nested for the same reason as `StaffStack`.
 */
export class GuestStack extends NestedStack {
  constructor(scope: Construct, id: string, props: TicketEndpointsProps) {
    super(scope, id, { description: 'Calls of guests' });
    const { listTicketKeys, ...others } = guestContracts;
    addTableEndpoints(this, props, Object.values(others));
    addTicketKeysEndpoint(this, props);
  }
}
