import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Env as SaveInventoryEnv } from '../../functions/endpoints/save-inventory/env.ts';
import { saveInventory } from '../../shared/contracts/save-inventory.ts';
import { type ApiBehindEdge, Endpoint } from '../constructs/endpoint.ts';

/** The staff call that sets stock; requires AWS credentials. */
export function inventoryEndpoint(
  scope: Construct,
  { api, table }: { api: ApiBehindEdge; table: Table },
): void {
  new Endpoint<typeof SaveInventoryEnv>(scope, 'SaveInventory', {
    api,
    contract: saveInventory,
    environment: { TABLE_NAME: table.tableName },
    authorisation: 'iam',
  }).code.allowItems(table, ['UpdateItem'], ['stock']);
}
