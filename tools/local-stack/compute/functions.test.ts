import { expect, test } from 'vitest';
import { templateOf } from '../template/hand-made-template.testing.ts';
import type { Template } from '../template/template.ts';
import { calleeOf } from './functions.ts';

const arnPrefix = 'arn:aws:lambda:ap-southeast-2:000000000000:function:';
const alias = (properties: object) => ({
  Type: 'AWS::Lambda::Alias',
  Properties: { FunctionName: { Ref: 'Greet' }, FunctionVersion: '1', Name: 'live', ...properties },
});
const templateWith = (resources: object = {}): Promise<Template> =>
  templateOf({
    resources: {
      Greet: { Type: 'AWS::Lambda::Function', Properties: {} },
      GreetLive: alias({}),
      ...resources,
    },
  });

test.each([
  ['Greet', { id: 'Greet', functionId: 'Greet' }],
  [`${arnPrefix}Greet`, { id: 'Greet', functionId: 'Greet' }],
  ['Greet:live', { id: 'GreetLive', functionId: 'Greet' }],
  [`${arnPrefix}Greet:live`, { id: 'GreetLive', functionId: 'Greet' }],
])('calleeOf finds the function to which the reference %s points', async (reference, callee) => {
  expect(calleeOf(await templateWith(), reference)).toEqual(callee);
});

test.each(['Greet:next', `${arnPrefix}Greet:1`, 'Unknown:live', `${arnPrefix}Greet:live:live`])(
  'calleeOf refuses the reference %s, which points to nothing in the template',
  async (reference) => {
    const template = await templateWith();
    expect(() => calleeOf(template, reference)).toThrow(
      'which is not AWS::Lambda::Function or AWS::Lambda::Alias',
    );
  },
);

test.each([
  [
    'of two versions',
    { RoutingConfig: { AdditionalVersionWeights: [] } },
    'the alias GreetLive of two versions',
  ],
  ['of an external function', { FunctionName: `${arnPrefix}Other` }, 'whose function is not a reference'],
])('calleeOf refuses an alias %s', async (_, properties, message) => {
  const template = await templateWith({ GreetLive: alias(properties) });
  expect(() => template.reference('GreetLive') && calleeOf(template, 'Greet:live')).toThrow(message);
});
