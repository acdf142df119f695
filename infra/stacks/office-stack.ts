import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { addOfficeEndpoints, type OfficeEndpointsProps } from '../api/office-endpoints.ts';

/** The functions of the console's office pages. Nested for the same reason as `StaffStack`. */
export class OfficeStack extends NestedStack {
  constructor(scope: Construct, id: string, props: OfficeEndpointsProps) {
    super(scope, id, { description: 'Office pages of the staff console' });
    addOfficeEndpoints(this, props);
  }
}
