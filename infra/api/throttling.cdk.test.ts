import { expect, it } from '@jest/globals';
import { contracts } from '#shared/contracts/registry.ts';
import { allDependenciesOf, onlyResource, resourcesOf, resourcesOfType } from '../stacks/template.testing.ts';

interface Limit {
  ThrottlingRateLimit: number;
  ThrottlingBurstLimit: number;
}

const resources = resourcesOf('dev');
const [stageId, stage] = onlyResource(resources, 'AWS::ApiGatewayV2::Stage');
const stageLimit = stage.Properties.DefaultRouteSettings as Limit;
const routeLimits = (stage.Properties.RouteSettings ?? {}) as Record<string, Limit>;
const routes = resourcesOfType(resources, 'AWS::ApiGatewayV2::Route').map(
  ([id, { Properties }]) => [id, String(Properties.RouteKey)] as const,
);
const staffRoutes = contracts
  .filter(({ staff }) => staff !== undefined)
  .map(({ method, path }) => `${method} ${path}`);
const limitedRoutes = routes.filter(([, key]) => !key.startsWith('GET ') || staffRoutes.includes(key));

it('every write and every call of staff has a separate rate limit, which a flood of other calls does not use up', () => {
  expect(Object.keys(routeLimits).sort()).toEqual(limitedRoutes.map(([, key]) => key).sort());
  expect(staffRoutes).toContain('GET /api/staff/day');
  // Five hundred guests of a ship book at once.
  for (const { ThrottlingBurstLimit } of Object.values(routeLimits))
    expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(200);
  expect(routeLimits['POST /api/bookings']?.ThrottlingBurstLimit).toBeGreaterThanOrEqual(500);
  for (const { ThrottlingRateLimit } of Object.values(routeLimits))
    expect(ThrottlingRateLimit).toBeLessThanOrEqual(stageLimit.ThrottlingRateLimit);
});

it('Stripe’s webhook has a separate rate limit, high enough for redeliveries after an outage', () => {
  expect(routeLimits['POST /api/stripe-webhook']).toEqual({
    ThrottlingRateLimit: 100,
    ThrottlingBurstLimit: 200,
  });
});

it('the rate limit of each staff call is at least four times the firewall’s limit for one address, so that one network cannot lock staff out', () => {
  const [, acl] = onlyResource(resourcesOf('complete', 'prod-Firewall'), 'AWS::WAFv2::WebACL');
  const [{ Statement }] = acl.Properties.Rules as [
    { Statement: { RateBasedStatement: { Limit: number; EvaluationWindowSec: number } } },
  ];
  const { Limit, EvaluationWindowSec } = Statement.RateBasedStatement;
  for (const key of staffRoutes)
    expect(routeLimits[key]?.ThrottlingRateLimit).toBeGreaterThanOrEqual((4 * Limit) / EvaluationWindowSec);
});

it('the API stage is updated after the routes that its settings name, since API Gateway rejects unknown ones', () => {
  const dependencies = allDependenciesOf(resources, stageId);
  for (const [id] of limitedRoutes) expect(dependencies).toContain(id);
});

it('the API is named after its stage, so that a person on call finds it among the APIs of the account', () => {
  const [, api] = onlyResource(resources, 'AWS::ApiGatewayV2::Api');
  expect(api.Properties.Name).toBe('PortVilaRum-dev');
});
