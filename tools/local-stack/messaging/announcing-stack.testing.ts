import { type HandMadeParts, minimalFront } from '../template/hand-made-assembly.testing.ts';

/** Permission for these actions on the table. */
export const tablePermission = (...actions: string[]): Record<string, unknown> => ({
  Effect: 'Allow',
  Action: actions.map((action) => `dynamodb:${action}`),
  Resource: { 'Fn::GetAtt': ['Table', 'Arn'] },
});

/** Each call writes an item with an event. */
const writeCode = `
  import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
  const client = new DynamoDBClient({ maxAttempts: 2 });
  export const handler = async (event) => {
    const { id, announced = true } = JSON.parse(event.body);
    const { Attributes } = await client.send(new UpdateItemCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: { S: id }, sk: { S: 'x' } },
      UpdateExpression: announced ? 'ADD times :one SET event = :event' : 'ADD times :one REMOVE event',
      ExpressionAttributeValues: { ':one': { N: '1' }, ...(announced && { ':event': { M: { id: { S: id } } } }) },
      ReturnValues: 'ALL_NEW',
    }));
    return { statusCode: 200, body: Attributes.times.N };
  };`;

/** Sends an email for each message; a message with the id "poison" always fails. */
const notifyCode = `
  import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
  const client = new SESClient({ maxAttempts: 1 });
  export const handler = async (event) => {
    const batchItemFailures = [];
    for (const { messageId, body } of event.Records) {
      const { id } = JSON.parse(body);
      const text = ['From: a@example.com', 'To: b@example.org', 'Subject: ' + id, '', id].join('\\r\\n');
      try {
        if (id === 'poison') throw new Error('poison');
        await client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(text) } }));
      } catch {
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };`;

/** A small stack in which `POST /api/write` writes an item, and each event becomes an email. */
export const announcingStack = {
  resources: {
    ...minimalFront,
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      },
    },
    Dead: { Type: 'AWS::SQS::Queue', Properties: {} },
    Queue: {
      Type: 'AWS::SQS::Queue',
      Properties: {
        VisibilityTimeout: 1,
        RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] }, maxReceiveCount: 2 },
      },
    },
    PipeRole: { Type: 'AWS::IAM::Role', Properties: {} },
    PipePolicy: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        Roles: [{ Ref: 'PipeRole' }],
        PolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: 'dynamodb:*',
              Resource: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
            },
            { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: { 'Fn::GetAtt': ['Queue', 'Arn'] } },
          ],
        },
      },
    },
    Pipe: {
      Type: 'AWS::Pipes::Pipe',
      Properties: {
        RoleArn: { 'Fn::GetAtt': ['PipeRole', 'Arn'] },
        Source: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
        SourceParameters: {
          FilterCriteria: {
            Filters: [
              { Pattern: '{"dynamodb":{"NewImage":{"event":{"M":{"id":{"S":[{"exists":true}]}}}}}}' },
            ],
          },
        },
        Target: { 'Fn::GetAtt': ['Queue', 'Arn'] },
        TargetParameters: { InputTemplate: '{"id": "<$.dynamodb.NewImage.event.M.id.S>"}' },
      },
    },
    Source: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        EventSourceArn: { 'Fn::GetAtt': ['Queue', 'Arn'] },
        // CDK refers to an alias by the end of its ARN.
        FunctionName: {
          'Fn::Join': ['', [{ 'Fn::Select': [6, { 'Fn::Split': [':', { Ref: 'NotifyLive' }] }] }, ':live']],
        },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      },
    },
  },
  functions: {
    Write: {
      code: writeCode,
      route: 'POST /api/write',
      statements: [tablePermission('UpdateItem')],
      environment: { TABLE_NAME: { Ref: 'Table' } },
    },
    Notify: {
      code: notifyCode,
      statements: [
        {
          Effect: 'Allow',
          Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
          Resource: { 'Fn::GetAtt': ['Queue', 'Arn'] },
        },
        {
          Effect: 'Allow',
          Action: 'ses:SendRawEmail',
          Resource: ['example.com', '*'].map(
            (name) => `arn:aws:ses:ap-southeast-2:000000000000:identity/${name}`,
          ),
          Condition: { StringEquals: { 'ses:FromAddress': 'a@example.com' } },
        },
      ],
    },
  },
} satisfies HandMadeParts;
