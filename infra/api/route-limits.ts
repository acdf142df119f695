import type { Stack } from 'aws-cdk-lib';
import { CfnRoute, type CfnStage, type HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { receivePayment } from '../../shared/contracts/receive-payment.ts';

/** Enough for five hundred guests of a ship booking at once. */
const ofWrites = { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 500 };

/** Redeliveries after an outage arrive faster than customers pay. */
const ofWebhook = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

/**
 * Separate throttling for the webhook and for each write, so that a flood of one call uses up no other. Call it once the
 * stack has all its routes; the stage depends on the routes that it names.
 */
export function routeLimits(stack: Stack, stage: HttpStage): void {
  const cfnStage = stage.node.defaultChild as CfnStage;
  const writes = stack.node
    .findAll()
    .filter((one) => one instanceof CfnRoute)
    .filter(({ routeKey }) => !routeKey.startsWith('GET '));
  const webhook = `${receivePayment.method} ${receivePayment.path}`;
  // CloudFormation takes this as raw JSON with the service's own property names.
  cfnStage.routeSettings = Object.fromEntries(
    writes.map(({ routeKey }) => [routeKey, routeKey === webhook ? ofWebhook : ofWrites]),
  );
  for (const route of writes) cfnStage.addDependency(route);
}
