import { expect, it } from '@jest/globals';
import { contracts } from '#shared/contracts/registry.ts';
import { everythingBefore, ofType, resourcesOf, theOnly } from '../stacks/template.testing.ts';

interface Limit {
  ThrottlingRateLimit: number;
  ThrottlingBurstLimit: number;
}

const resources = resourcesOf('dev');
const [stageId, stage] = theOnly(resources, 'AWS::ApiGatewayV2::Stage');
const all = stage.Properties.DefaultRouteSettings as Limit;
const own = (stage.Properties.RouteSettings ?? {}) as Record<string, Limit>;
const routes = ofType(resources, 'AWS::ApiGatewayV2::Route').map(
  ([id, { Properties }]) => [id, String(Properties.RouteKey)] as const,
);
const ofStaff = contracts
  .filter(({ staff }) => staff !== undefined)
  .map(({ method, path }) => `${method} ${path}`);
const limited = routes.filter(([, key]) => !key.startsWith('GET ') || ofStaff.includes(key));

it('every write and every call of staff has its own rate limit, so that a flood of other calls does not use it up', () => {
  expect(Object.keys(own).sort()).toEqual(limited.map(([, key]) => key).sort());
  expect(ofStaff).toContain('GET /api/staff/day');
  // Five hundred guests of a ship book at once.
  for (const { ThrottlingBurstLimit } of Object.values(own))
    expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(200);
  expect(own['POST /api/bookings']?.ThrottlingBurstLimit).toBeGreaterThanOrEqual(500);
  for (const { ThrottlingRateLimit } of Object.values(own))
    expect(ThrottlingRateLimit).toBeLessThanOrEqual(all.ThrottlingRateLimit);
});

it('Stripe’s webhook is one of them, with room for redeliveries after an outage', () => {
  expect(own['POST /api/stripe-webhook']).toEqual({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
});

it('no single network keeps staff from signing in: the firewall lets an address make twenty calls a second', () => {
  const [, acl] = theOnly(resourcesOf('complete', 'prod-Firewall'), 'AWS::WAFv2::WebACL');
  const [{ Statement }] = acl.Properties.Rules as [
    { Statement: { RateBasedStatement: { Limit: number; EvaluationWindowSec: number } } },
  ];
  const { Limit, EvaluationWindowSec } = Statement.RateBasedStatement;
  for (const key of ofStaff)
    expect(own[key]?.ThrottlingRateLimit).toBeGreaterThanOrEqual((4 * Limit) / EvaluationWindowSec);
});

it('the stage is updated after the routes that its settings name: API Gateway rejects settings of unknown routes', () => {
  const before = everythingBefore(resources, stageId);
  for (const [id] of limited) expect(before).toContain(id);
});
