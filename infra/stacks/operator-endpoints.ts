import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Env as RequestOperatorAccessEnv } from '../../functions/endpoints/request-operator-access/env.ts';
import { requestOperatorAccess } from '../../shared/contracts/request-operator-access.ts';
import { Endpoint } from '../constructs/endpoint.ts';

export interface OperatorEndpointsProps {
  api: HttpApi;
  table: Table;
}

/** The endpoints of the operator programme, each with exactly the actions that its use case calls. */
export function operatorEndpoints(scope: Construct, { api, table }: OperatorEndpointsProps): void {
  const onTable = [table.tableArn];

  new Endpoint<typeof RequestOperatorAccessEnv>(scope, 'RequestOperatorAccess', {
    api,
    contract: requestOperatorAccess,
    environment: { TABLE_NAME: table.tableName },
  }).code.allow(['dynamodb:PutItem'], onTable);
}
