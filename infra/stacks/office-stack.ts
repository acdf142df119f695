import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { officeEndpoints } from '../api/office-endpoints.ts';
import type { StaffEndpointsProps } from '../api/staff-endpoint.ts';

/** Functions of the console's office pages, apart from `StaffStack` for the same reason. */
export class OfficeStack extends NestedStack {
  constructor(scope: Construct, id: string, props: StaffEndpointsProps) {
    super(scope, id, { description: 'Office pages of the staff console' });
    officeEndpoints(this, props);
  }
}
