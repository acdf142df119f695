import { expect, test } from 'vitest';
import { templateOf } from '../template/hand-made-template.testing.ts';
import type { Template } from '../template/template.ts';
import { calleeOf } from './functions.ts';

const start = 'arn:aws:lambda:ap-southeast-2:000000000000:function:';
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
  [`${start}Greet`, { id: 'Greet', functionId: 'Greet' }],
  ['Greet:live', { id: 'GreetLive', functionId: 'Greet' }],
  [`${start}Greet:live`, { id: 'GreetLive', functionId: 'Greet' }],
])('calleeOf finds the function that %s names', async (reference, callee) => {
  expect(calleeOf(await templateWith(), reference)).toEqual(callee);
});

test.each(['Greet:next', `${start}Greet:1`, 'Unknown:live', `${start}Greet:live:live`])(
  'calleeOf refuses %s, which is not in the template',
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
  ['of an external function', { FunctionName: `${start}Other` }, 'whose function is not a reference'],
])('calleeOf refuses an alias %s', async (_, properties, message) => {
  const template = await templateWith({ GreetLive: alias(properties) });
  expect(() => template.reference('GreetLive') && calleeOf(template, 'Greet:live')).toThrow(message);
});
