import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type OfficeEndpointsProps, officeEndpoints } from '../api/office-endpoints.ts';

/** Functions of the console's office pages, apart from `StaffStack` for the same reason. */
export class OfficeStack extends NestedStack {
  constructor(scope: Construct, id: string, props: OfficeEndpointsProps) {
    super(scope, id, { description: 'Office pages of the staff console' });
    officeEndpoints(this, props);
  }
}
