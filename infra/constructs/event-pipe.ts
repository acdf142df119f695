import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnPipe } from 'aws-cdk-lib/aws-pipes';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { addDeadLetterQueue } from './queue-with-dead-letters.ts';

export interface EventPipeProps {
  streamArn: string;
  target: IQueue;
}

/** Admits only writes with an event: no TTL removals, no plain writes. */
const filter = {
  eventName: ['INSERT', 'MODIFY'],
  dynamodb: { NewImage: { event: { M: { id: { S: [{ exists: true }] } } } } },
};

/** Contains only ids and keys, so the queue holds no secrets. Ids never contain quotes, so none need escaping. */
const message = `{${[
  '"id": "<$.dynamodb.NewImage.event.M.id.S>"',
  '"type": "<$.dynamodb.NewImage.event.M.type.S>"',
  '"subject": "<$.dynamodb.NewImage.event.M.subject.S>"',
  '"pk": "<$.dynamodb.Keys.pk.S>"',
  '"sk": "<$.dynamodb.Keys.sk.S>"',
  '"cause": "<$.dynamodb.NewImage.event.M.cause.S>"',
  '"at": <$.dynamodb.ApproximateCreationDateTime>',
].join(', ')}}`;

/** Puts each write's event on the queue, in stream order. */
export class EventPipe extends Construct {
  /** Dimension of the pipe's metrics. */
  readonly pipeName: string;

  constructor(scope: Construct, id: string, props: EventPipeProps) {
    super(scope, id);
    const deadLetters = addDeadLetterQueue(this, 'Undelivered', {
      impact:
        'A change was saved, but its event was not delivered: the mails that follow from it were not requested.',
      runbook: 'mail-stuck',
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('pipes.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [props.streamArn],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [props.target.queueArn, deadLetters.queueArn],
      }),
    );
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    const pipe = new CfnPipe(this, 'Pipe', {
      roleArn: role.roleArn,
      source: props.streamArn,
      sourceParameters: {
        filterCriteria: { filters: [{ pattern: JSON.stringify(filter) }] },
        dynamoDbStreamParameters: {
          startingPosition: 'TRIM_HORIZON',
          batchSize: 10,
          maximumBatchingWindowInSeconds: 0,
          maximumRetryAttempts: 185,
          // The stream keeps records for 24 hours: move them to the dead letters an hour earlier.
          maximumRecordAgeInSeconds: 23 * 60 * 60,
          onPartialBatchItemFailure: 'AUTOMATIC_BISECT',
          parallelizationFactor: 1,
          deadLetterConfig: { arn: deadLetters.queueArn },
        },
      },
      target: props.target.queueArn,
      targetParameters: { inputTemplate: message },
      // Without execution data, which would contain whole items, including names.
      logConfiguration: {
        level: 'ERROR',
        cloudwatchLogsLogDestination: { logGroupArn: logGroup.logGroupArn },
      },
    });
    // The pipe reads as soon as it exists, so it needs its permissions first.
    pipe.node.addDependency(role);
    this.pipeName = pipe.ref;
  }
}
