import type { Stack } from 'aws-cdk-lib';
import { CfnRoute, type CfnStage, type HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { receivePayment } from '../../shared/contracts/receive-payment.ts';

/** Room for five hundred guests of a ship who press at once. */
const ofWrites = { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 500 };

/** What Stripe sends again after an outage comes faster than customers pay. */
const ofWebhook = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

/**
 * Calls a second of the webhook and of each write alone, besides the stage's for all others: who floods one call uses up
 * no other. Call it when the stack has all its routes; the stage waits for those that it names.
 */
export function routeLimits(stack: Stack, stage: HttpStage): void {
  const cfnStage = stage.node.defaultChild as CfnStage;
  const writes = stack.node
    .findAll()
    .filter((one) => one instanceof CfnRoute)
    .filter(({ routeKey }) => !routeKey.startsWith('GET '));
  const webhook = `${receivePayment.method} ${receivePayment.path}`;
  // CloudFormation takes them as JSON, by the names that the service has for them.
  cfnStage.routeSettings = Object.fromEntries(
    writes.map(({ routeKey }) => [routeKey, routeKey === webhook ? ofWebhook : ofWrites]),
  );
  for (const route of writes) cfnStage.addDependency(route);
}
