// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the syntax of Fn::Sub
import { describe, expect, test } from 'vitest';
import { differsOnlyInCode, readAssembly } from './assembly.ts';
import { type HandMadeNestedStack, type HandMadeParts, writeAssembly } from './hand-made-assembly.testing.ts';
import { templateOf } from './hand-made-template.testing.ts';

const resolveValue = async (value: unknown): Promise<unknown> => {
  const template = await templateOf({
    conditions: { IsProd: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] } },
    resources: {
      Thing: { Type: 'Custom::Thing', Properties: { value } },
      Table: { Type: 'AWS::DynamoDB::Table', Properties: {} },
      Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: {} },
    },
  });
  return template.ofType<{ value: unknown }>('Custom::Thing')[0]?.properties.value;
};

test.each<[unknown, unknown]>([
  [{ Ref: 'Table' }, 'Table'],
  [{ Ref: 'Queue' }, 'http://127.0.0.1:4002/000000000000/Queue'],
  [{ 'Fn::GetAtt': ['Table', 'Arn'] }, 'arn:aws:dynamodb:ap-southeast-2:000000000000:table/Table'],
  [{ 'Fn::GetAtt': 'Queue.Arn' }, 'arn:aws:sqs:ap-southeast-2:000000000000:Queue'],
  [{ 'Fn::Join': ['-', ['a', { Ref: 'AWS::Region' }]] }, 'a-ap-southeast-2'],
  [{ 'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::GetAtt': ['Api', 'ApiEndpoint'] }] }] }, '127.0.0.1:4001'],
  [
    { 'Fn::Sub': 'x ${AWS::AccountId} ${Table.Arn} ${!literal}' },
    `x 000000000000 arn:aws:dynamodb:ap-southeast-2:000000000000:table/Table \${literal}`,
  ],
  [{ 'Fn::Sub': ['${a}', { a: { Ref: 'Table' } }] }, 'Table'],
  [{ 'Fn::If': ['IsProd', 'yes', 'no'] }, 'no'],
  ['frame-src https://m.rum.localhost; x', 'frame-src http://m.rum.localhost:3000; x'],
  [
    { 'Fn::Join': ['', ["host === 'rum.localhost'", ' on localhost']] },
    "host === 'rum.localhost:3000' on localhost",
  ],
  [
    { deep: [{ Ref: 'Table' }, { Ref: 'AWS::NoValue' }], removed: { Ref: 'AWS::NoValue' } },
    { deep: ['Table'] },
  ],
])('the local stack resolves %j in the template', async (value, expected) => {
  await expect(resolveValue(value)).resolves.toEqual(expected);
});

test.each([
  [{ 'Fn::Transform': {} }, 'the intrinsic function Fn::Transform'],
  [{ Ref: 'Nowhere' }, 'Nowhere'],
  [{ 'Fn::GetAtt': ['Table', 'Colour'] }, 'the attribute Colour of AWS::DynamoDB::Table'],
])('resolving the template fails at %j, which the local stack does not support', async (value, message) => {
  await expect(resolveValue(value)).rejects.toThrow(message);
});

test('the local stack reports a missing CDK assembly', () => {
  expect(() => readAssembly('/nowhere')).toThrow('There is no synthesized app');
});

describe('a nested stack', () => {
  const withOuterStack = (nested: HandMadeNestedStack): HandMadeParts => ({
    resources: {
      Table: { Type: 'AWS::DynamoDB::Table', Properties: {} },
      Outside: { Type: 'Custom::Outside', Properties: { value: { 'Fn::GetAtt': ['Area', 'Outputs.Name'] } } },
    },
    nested: { Area: nested },
  });
  const parameters = { table: { Ref: 'Table' }, arn: { 'Fn::GetAtt': ['Table', 'Arn'] } };

  const resolveInNestedStack = async (
    value: unknown,
    overrides: Partial<HandMadeNestedStack> = {},
  ): Promise<unknown> => {
    const resources = { Thing: { Type: 'Custom::Thing', Properties: { value } }, ...overrides.resources };
    const template = await templateOf(withOuterStack({ parameters, ...overrides, resources }));
    return template.ofType<{ value: unknown }>('Custom::Thing')[0]?.properties.value;
  };

  test.each<[unknown, unknown]>([
    [{ Ref: 'table' }, 'Table'],
    [
      { 'Fn::Join': [':', [{ Ref: 'arn' }, 'x']] },
      'arn:aws:dynamodb:ap-southeast-2:000000000000:table/Table:x',
    ],
    [{ 'Fn::Sub': 'of ${table}' }, 'of Table'],
    [{ 'Fn::GetAtt': ['Queue', 'Arn'] }, 'arn:aws:sqs:ap-southeast-2:000000000000:Queue'],
    [{ Ref: 'AWS::StackName' }, 'Stack-Area'],
  ])('resolves %j from its parameters and resources', async (value, expected) => {
    const resources = { Queue: { Type: 'AWS::SQS::Queue', Properties: {} } };
    await expect(resolveInNestedStack(value, { resources })).resolves.toEqual(expected);
  });

  test('passes its resolved outputs to the outer stack', async () => {
    const outputs = { Name: { 'Fn::Join': ['', ['name of ', { Ref: 'table' }]] } };
    const template = await templateOf(withOuterStack({ parameters, outputs, resources: {} }));
    expect(template.ofType('Custom::Outside')).toMatchObject([{ properties: { value: 'name of Table' } }]);
    const withoutOutputs = await templateOf(withOuterStack({ parameters, resources: {} }));
    expect(() => withoutOutputs.ofType('Custom::Outside')).toThrow(
      'the attribute Outputs.Name of the nested stack Area',
    );
  });

  test.each([
    ['a resource of the outer stack', { Ref: 'Table' }, 'the resource Table of Stack in Stack-Area'],
    ['a parameter without a value', { Ref: 'nothing' }, 'a value for the stack parameter nothing'],
  ])('cannot reference %s', async (_, value, message) => {
    await expect(
      resolveInNestedStack(value, { parameters: { ...parameters, nothing: undefined } }),
    ).rejects.toThrow(message);
  });

  test('cannot share a logical id with the outer stack', async () => {
    const resources = { Table: { Type: 'AWS::SQS::Queue', Properties: {} } };
    await expect(resolveInNestedStack('', { resources })).rejects.toThrow(
      'two stacks that share the logical id Table',
    );
  });

  test('counts as changed only in code if only the code of its functions changes', async () => {
    const read = async (code: string, timeout: number) => {
      const functions = { Greet: { code, timeout } };
      const assembly = await writeAssembly(withOuterStack({ parameters, resources: {}, functions }));
      try {
        return readAssembly(assembly.folder);
      } finally {
        assembly.remove();
      }
    };
    const original = await read('export const handler = async () => 1;', 5);
    expect(differsOnlyInCode(original, await read('export const handler = async () => 2;', 5))).toBe(true);
    expect(differsOnlyInCode(original, await read('export const handler = async () => 1;', 6))).toBe(false);
  });
});
