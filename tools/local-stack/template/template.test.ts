// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the syntax of Fn::Sub
import { expect, test } from 'vitest';
import { readAssembly } from './assembly.ts';
import { templateOf } from './hand-made-template.testing.ts';

const resolved = async (value: unknown): Promise<unknown> => {
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
    { 'Fn::Sub': 'x ${AWS::AccountId} ${Table.Arn} ${!kept}' },
    `x 000000000000 arn:aws:dynamodb:ap-southeast-2:000000000000:table/Table \${kept}`,
  ],
  [{ 'Fn::Sub': ['${a}', { a: { Ref: 'Table' } }] }, 'Table'],
  [{ 'Fn::If': ['IsProd', 'yes', 'no'] }, 'no'],
  [{ deep: [{ Ref: 'Table' }, { Ref: 'AWS::NoValue' }], gone: { Ref: 'AWS::NoValue' } }, { deep: ['Table'] }],
])('resolves %j', async (value, expected) => {
  await expect(resolved(value)).resolves.toEqual(expected);
});

test.each([
  [{ 'Fn::Transform': {} }, 'the intrinsic function Fn::Transform'],
  [{ Ref: 'Nowhere' }, 'Nowhere'],
  [{ 'Fn::GetAtt': ['Table', 'Colour'] }, 'the attribute Colour of AWS::DynamoDB::Table'],
])('reports that it does not support %j', async (value, message) => {
  await expect(resolved(value)).rejects.toThrow(message);
});

test('a missing assembly is reported in one sentence', () => {
  expect(() => readAssembly('/nowhere')).toThrow('There is no synthesized app');
});
