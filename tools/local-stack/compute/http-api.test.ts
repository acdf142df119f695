import { expect, test } from 'vitest';
import type { Developer } from '../iam/developer.ts';
import { createStackClock } from '../process/stack-clock.ts';
import { templateOf } from '../template/hand-made-template.testing.ts';
import { createHttpApi } from './http-api.ts';

const code = 'export const handler = async () => ({});';

/** Routes of an API with the given invoke permission. */
async function routesWhen(mayCall: object): Promise<readonly string[]> {
  const template = await templateOf({
    resources: { Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } } },
    functions: { Greet: { code, route: 'GET /api/greetings', mayCall } },
  });
  return createHttpApi(template, new Map(), createStackClock(), {} as Developer).routes;
}

test('a route invokes the alias that the API may invoke', async () => {
  expect(await routesWhen({ Ref: 'GreetLive' })).toEqual(['GET /api/greetings']);
});

test('permission to invoke the function does not cover its alias', async () => {
  await expect(routesWhen({ 'Fn::GetAtt': ['Greet', 'Arn'] })).rejects.toThrow(
    'the API may not call GreetLive',
  );
});
