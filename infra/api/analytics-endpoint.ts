import { Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Env as SendMetaEventEnv } from '#functions/endpoints/send-meta-event/env.ts';
import { sendMetaEvent } from '#shared/contracts/send-meta-event.ts';
import { type ApiBehindEdge, Endpoint } from '../constructs/endpoint.ts';

export interface AnalyticsEndpointProps {
  api: ApiBehindEdge;
  table: Table;
  /** The ad provider's pixel id; with '' events are only logged, and no secret is read. */
  pixelId: string;
}

export function analyticsEndpoint(scope: Construct, { api, table, pixelId }: AnalyticsEndpointProps): void {
  const stack = Stack.of(scope);
  const parameter = `${stack.stackName}/ad-access-token`;
  const endpoint = new Endpoint<typeof SendMetaEventEnv>(scope, 'SendMetaEvent', {
    api,
    contract: sendMetaEvent,
    environment: {
      TABLE_NAME: table.tableName,
      ...(pixelId !== '' && { PIXEL_ID: pixelId, AD_TOKEN_PARAMETER: `/${parameter}` }),
    },
  });
  endpoint.code.allowItems(table, ['UpdateItem'], ['quotas']);
  if (pixelId === '') return;
  const token = stack.formatArn({ service: 'ssm', resource: 'parameter', resourceName: parameter });
  endpoint.code.allow(['ssm:GetParameter'], [token]);
}
