import { expect, test } from 'vitest';
import type { Developer } from '../iam/developer.ts';
import { createStackClock } from '../process/stack-clock.ts';
import { templateOf } from '../template/hand-made-template.testing.ts';
import { createHttpApi } from './http-api.ts';

const code = 'export const handler = async () => ({});';

/** Routes of an API with the given invoke permission. */
async function routesWithPermission(permittedTarget: object): Promise<readonly string[]> {
  const template = await templateOf({
    resources: { Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } } },
    functions: { Greet: { code, route: 'GET /api/greetings', permittedTarget } },
  });
  return createHttpApi(template, new Map(), createStackClock(), {} as Developer).routes;
}

test('the local stack accepts a route whose API may invoke the alias of the function', async () => {
  expect(await routesWithPermission({ Ref: 'GreetLive' })).toEqual(['GET /api/greetings']);
});

test('the local stack adds a route of a nested stack to the API of the outer stack', async () => {
  const nestedRoutes = async (api: object): Promise<readonly string[]> => {
    const template = await templateOf({
      resources: { Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } } },
      functions: { Greet: { code, route: 'GET /api/greetings' } },
      nested: {
        Area: {
          parameters: { api: { Ref: 'Api' } },
          resources: { Other: { Type: 'Custom::Api', Properties: {} } },
          functions: { Enter: { code, route: 'POST /api/area', api } },
        },
      },
    });
    return createHttpApi(template, new Map(), createStackClock(), {} as Developer).routes;
  };
  expect(await nestedRoutes({ Ref: 'api' })).toEqual(['GET /api/greetings', 'POST /api/area']);
  await expect(nestedRoutes({ Ref: 'Other' })).rejects.toThrow('the route EnterRoute of another API');
});

test('the local stack refuses a route if its API may invoke the function but not its alias', async () => {
  await expect(routesWithPermission({ 'Fn::GetAtt': ['Greet', 'Arn'] })).rejects.toThrow(
    'the API may not call GreetLive',
  );
});
