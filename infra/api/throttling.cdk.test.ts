import { expect, it } from '@jest/globals';
import { ofType, resourcesOf, theOnly, waitsFor } from '../stacks/template.testing.ts';

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
const writes = routes.filter(([, key]) => !key.startsWith('GET '));

it('every write has its own rate limit, so that a flood of other calls does not use it up', () => {
  expect(Object.keys(own).sort()).toEqual(writes.map(([, key]) => key).sort());
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

it('the stage depends on the routes that its settings name: API Gateway rejects settings of unknown routes', () => {
  expect(waitsFor(resources, stageId)).toEqual(expect.arrayContaining(writes.map(([id]) => id)));
});
