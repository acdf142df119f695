import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { saveInventory } from '#shared/contracts/save-inventory.ts';
import { type ApiBehindEdge, tableEndpoints } from '../constructs/endpoint.ts';

/** The staff call that sets stock; requires AWS credentials. */
export function inventoryEndpoint(
  scope: Construct,
  { api, table }: { api: ApiBehindEdge; table: Table },
): void {
  tableEndpoints(scope, { api, table })('SaveInventory', saveInventory, { authorisation: 'iam' }).allowItems(
    table,
    ['GetItem', 'PutItem', 'UpdateItem'],
    ['stock'],
  );
}
