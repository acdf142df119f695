import type { Stack } from 'aws-cdk-lib';
import { CfnRoute, type CfnStage, type HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { receivePayment } from '#shared/contracts/receive-payment.ts';
import { contracts } from '#shared/contracts/registry.ts';

/** Enough for five hundred guests of a ship who book at once. */
const writeLimit = { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 500 };

/** Enough for redeliveries after an outage, which arrive faster than customers pay. */
const webhookLimit = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

/**
 * Far more than a team needs, and more than the twenty calls a second that the firewall allows one address: no single
 * network can keep colleagues from signing in.
 */
const staffLimit = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

const staffRoutes = new Set(
  contracts.filter(({ staff }) => staff !== undefined).map(({ method, path }) => `${method} ${path}`),
);
const webhook = `${receivePayment.method} ${receivePayment.path}`;

const limitOf = (routeKey: string) =>
  routeKey === webhook ? webhookLimit : staffRoutes.has(routeKey) ? staffLimit : writeLimit;

/**
 * Throttles the webhook, each write and each call of staff separately: a flood of one call does not use up the limit of
 * another. Call this function once the stack and its nested stacks have all their routes; the stage depends on the
 * routes that it names.
 */
export function setRouteLimits(stack: Stack, stage: HttpStage): void {
  const cfnStage = stage.node.defaultChild as CfnStage;
  const limitedRoutes = stack.node
    .findAll()
    .filter((construct) => construct instanceof CfnRoute)
    .filter(({ routeKey }) => !routeKey.startsWith('GET ') || staffRoutes.has(routeKey));
  // CloudFormation takes the settings as raw JSON with the service's property names.
  cfnStage.routeSettings = Object.fromEntries(
    limitedRoutes.map(({ routeKey }) => [routeKey, limitOf(routeKey)]),
  );
  for (const route of limitedRoutes) cfnStage.addResourceDependency(route);
}
