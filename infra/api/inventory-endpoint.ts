import type { Construct } from 'constructs';
import { saveInventory } from '#shared/contracts/save-inventory.ts';
import { addTableEndpoints, type TableEndpointsProps } from '../constructs/endpoint.ts';

/** The staff call that sets stock; requires AWS credentials. */
export function inventoryEndpoint(scope: Construct, props: TableEndpointsProps): void {
  addTableEndpoints(scope, props, [saveInventory], { authorisation: 'iam' });
}
