import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnPipe } from 'aws-cdk-lib/aws-pipes';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetterQueue } from './queue-with-dead-letters.ts';

export interface EventPipeProps {
  /** ARN of a DynamoDB stream of new images. */
  streamArn: string;
  target: IQueue;
}

/** Only writes that carry an event; TTL removals and plain writes stop here. */
const filter = {
  eventName: ['INSERT', 'MODIFY'],
  dynamodb: { NewImage: { event: { M: { id: { S: [{ exists: true }] } } } } },
};

/** Ids and keys alone: what the queue holds is no secret. Ids never hold quotes, so each may stand in its own. */
const message = `{${[
  '"id": "<$.dynamodb.NewImage.event.M.id.S>"',
  '"type": "<$.dynamodb.NewImage.event.M.type.S>"',
  '"subject": "<$.dynamodb.NewImage.event.M.subject.S>"',
  '"pk": "<$.dynamodb.Keys.pk.S>"',
  '"sk": "<$.dynamodb.Keys.sk.S>"',
  '"cause": "<$.dynamodb.NewImage.event.M.cause.S>"',
  '"at": <$.dynamodb.ApproximateCreationDateTime>',
].join(', ')}}`;

/** Puts each event that a write carried on the queue, in the order of the stream. */
export class EventPipe extends Construct {
  /** As its figures are filed under. */
  readonly pipeName: string;

  constructor(scope: Construct, id: string, props: EventPipeProps) {
    super(scope, id);
    const undelivered = deadLetterQueue(this, 'Undelivered', {
      impact: 'What happened was written down, but the mails that follow from it were not asked for.',
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
        resources: [props.target.queueArn, undelivered.queueArn],
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
          // The stream itself forgets after 24 hours: give a record up an hour before, into the dead letters.
          maximumRecordAgeInSeconds: 23 * 60 * 60,
          onPartialBatchItemFailure: 'AUTOMATIC_BISECT',
          parallelizationFactor: 1,
          deadLetterConfig: { arn: undelivered.queueArn },
        },
      },
      target: props.target.queueArn,
      targetParameters: { inputTemplate: message },
    });
    // The pipe reads as soon as it exists: its rights must be there first.
    pipe.node.addDependency(role);
    this.pipeName = pipe.ref;
  }
}
