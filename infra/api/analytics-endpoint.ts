import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Env as SendMetaEventEnv } from '#functions/endpoints/send-meta-event/env.ts';
import { sendMetaEvent } from '#shared/contracts/guests/send-meta-event.ts';
import { Endpoint, type TableEndpointsProps } from '../constructs/endpoint.ts';

export interface AnalyticsEndpointProps extends TableEndpointsProps {
  /** The ad provider's pixel id; '' if events are only logged and no secret is read. */
  pixelId: string;
}

export function addAnalyticsEndpoint(
  scope: Construct,
  { api, table, pixelId }: AnalyticsEndpointProps,
): void {
  const stack = Stack.of(scope);
  const parameter = `${stack.stackName}/ad-access-token`;
  const endpoint = new Endpoint<typeof SendMetaEventEnv>(scope, {
    api,
    table,
    contract: sendMetaEvent,
    environment: {
      TABLE_NAME: table.tableName,
      ...(pixelId !== '' && { PIXEL_ID: pixelId, AD_TOKEN_PARAMETER: `/${parameter}` }),
    },
  });
  if (pixelId === '') return;
  const token = stack.formatArn({ service: 'ssm', resource: 'parameter', resourceName: parameter });
  endpoint.code.allow(['ssm:GetParameter'], [token]);
}
