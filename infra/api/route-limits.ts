import type { Stack } from 'aws-cdk-lib';
import { CfnRoute, type CfnStage, type HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { receivePayment } from '#shared/contracts/receive-payment.ts';
import { contracts } from '#shared/contracts/registry.ts';

/** Enough for five hundred guests of a ship booking at once. */
const ofWrites = { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 500 };

/** Redeliveries after an outage arrive faster than customers pay. */
const ofWebhook = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

/**
 * Far more than a team needs; above the twenty calls a second that the firewall lets one address make, so that no single
 * network keeps colleagues from signing in.
 */
const ofStaff = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

const staffRoutes = new Set(
  contracts.filter(({ staff }) => staff !== undefined).map(({ method, path }) => `${method} ${path}`),
);
const webhook = `${receivePayment.method} ${receivePayment.path}`;

const limitOf = (routeKey: string) =>
  routeKey === webhook ? ofWebhook : staffRoutes.has(routeKey) ? ofStaff : ofWrites;

/**
 * Separate throttling for the webhook, for each write and for each call of staff, so that a flood of one call uses up no
 * other. Call it once the stack has all its routes, those of nested stacks included; the stage depends on the routes that
 * it names.
 */
export function routeLimits(stack: Stack, stage: HttpStage): void {
  const cfnStage = stage.node.defaultChild as CfnStage;
  const limited = stack.node
    .findAll()
    .filter((one) => one instanceof CfnRoute)
    .filter(({ routeKey }) => !routeKey.startsWith('GET ') || staffRoutes.has(routeKey));
  // CloudFormation takes this as raw JSON with the service's own property names.
  cfnStage.routeSettings = Object.fromEntries(limited.map(({ routeKey }) => [routeKey, limitOf(routeKey)]));
  for (const route of limited) cfnStage.addResourceDependency(route);
}
