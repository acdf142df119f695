import { describe, expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { AttributeType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Env } from '#functions/workers/send-mail/env.ts';
import { Endpoint, type EndpointProps, type RoutedContract } from './endpoint.ts';

const contract: RoutedContract = {
  name: 'list-holidays',
  summary: 'Holidays',
  method: 'GET',
  path: '/api/holidays',
};
const environment = {
  TABLE_NAME: 'table',
  MAIL_QUEUE_URL: 'https://sqs.example.com/mail',
  LOST_REFERENCES_QUEUE_URL: 'https://sqs.example.com/lost-references',
  MAIL_FROM: 'from@example.com',
  MAIL_CONFIGURATION_SET: 'OutgoingMail',
  EVENTS_EMAIL: 'events@example.com',
  OPERATIONS_EMAIL: 'operations@example.com',
  TICKET_KEY_SECRET: 'arn:aws:secretsmanager:local:000000000000:secret:TicketKeys',
  SITE_URL: 'https://example.com',
};

function synthesize(build: (stack: Stack, http: HttpApi) => void): Template {
  const stack = new Stack(new App({ context: { 'aws:cdk:disable-stack-trace': true } }), 'Test');
  build(stack, new HttpApi(stack, 'Api'));
  return Template.fromStack(stack);
}

describe('the construct Endpoint', () => {
  const addEndpoint = (stack: Stack, http: HttpApi, props: Partial<EndpointProps<typeof Env>> = {}) => {
    const table = new Table(stack, 'Table', { partitionKey: { name: 'pk', type: AttributeType.STRING } });
    new Endpoint<typeof Env>(stack, {
      api: {
        http,
        probeKeySecret: 'arn:aws:secretsmanager:ap-southeast-2:123456789012:secret:Probe',
        edgeKeySecret: 'arn:aws:secretsmanager:local:000000000000:secret:Keys',
      },
      table,
      contract,
      environment,
      ...props,
    });
  };

  it('creates a route that requires AWS credentials if its authorisation is "iam"', () => {
    const template = synthesize((stack, http) => addEndpoint(stack, http, { authorisation: 'iam' }));
    const routes = Object.values(template.findResources('AWS::ApiGatewayV2::Route'));
    expect(routes.map(({ Properties }) => Properties)).toMatchObject([
      { RouteKey: 'GET /api/holidays', AuthorizationType: 'AWS_IAM' },
    ]);
  });

  it('grants the function the table access that the endpoint declares, and for a staff call also read access to the session', () => {
    const grantsOf = (props: Partial<EndpointProps<typeof Env>>) =>
      Object.values(
        synthesize((stack, http) => addEndpoint(stack, http, props)).findResources('AWS::IAM::Policy'),
      )
        .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
        .filter(({ Condition }) => Condition !== undefined)
        .map(({ Action, Condition }) => [Action, Condition['ForAllValues:StringLike']]);
    expect(grantsOf({})).toEqual([['dynamodb:Query', { 'dynamodb:LeadingKeys': ['CLOSURES'] }]]);
    expect(grantsOf({ contract: { ...contract, staff: 'floor' } })).toEqual([
      ['dynamodb:BatchGetItem', { 'dynamodb:LeadingKeys': ['STAFF#DEVICES', 'STAFF#PEOPLE'] }],
      ['dynamodb:Query', { 'dynamodb:LeadingKeys': ['CLOSURES'] }],
    ]);
  });

  it('derives its environment type from the schema in env.ts', () => {
    type Environment = EndpointProps<typeof Env>['environment'];
    const { SITE_URL, ...others } = environment;
    // @ts-expect-error a variable is missing
    const missing: Environment = others;
    // @ts-expect-error a variable is misspelt
    const misspelt: Environment = { ...others, SITE_ULR: SITE_URL };
    // @ts-expect-error a variable is no longer read
    const stale: Environment = { ...environment, LOG_LEVEL: 'info' };
    expect([missing, misspelt, stale]).toHaveLength(3);
  });
});
