import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { addStaffEndpoints } from '../api/staff-endpoints.ts';
import type { TicketEndpointsProps } from '../api/ticket-endpoints.ts';

/**
 * The staff console’s functions, with their logs, roles and routes. Nested, because a stack can have 500 resources and an
 * endpoint takes about twelve.
 */
export class StaffStack extends NestedStack {
  constructor(scope: Construct, id: string, props: TicketEndpointsProps) {
    super(scope, id, { description: 'Staff console of the distillery' });
    addStaffEndpoints(this, props);
  }
}
