import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { Env as SendMetaEventEnv } from '../../functions/endpoints/send-meta-event/env.ts';
import { sendMetaEvent } from '../../shared/contracts/send-meta-event.ts';
import { Endpoint } from '../constructs/endpoint.ts';

/** Takes what the pages tell of for the ad provider. */
export function measurementEndpoint(scope: Construct, { api }: { api: HttpApi }): void {
  new Endpoint<typeof SendMetaEventEnv>(scope, 'SendMetaEvent', {
    api,
    contract: sendMetaEvent,
    environment: {},
  });
}
