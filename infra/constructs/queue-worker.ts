import type { Duration } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { EnvironmentOf } from '#functions/kernel/environment.ts';
import { NodeFunction } from './node-function.ts';

export interface QueueWorkerProps<Env extends z.ZodMiniObject> {
  /** Folder under `functions/workers`; also the bundle's name. */
  name: string;
  description: string;
  timeout: Duration;
  queue: IQueue;
  /** Exactly what the worker's `env.ts` reads. */
  environment: EnvironmentOf<Env>;
}

/** A queue consumer with partial batch responses; pass its `typeof Env` as for an endpoint. */
export class QueueWorker<Env extends z.ZodMiniObject> extends Construct {
  readonly code: NodeFunction;

  constructor(scope: Construct, id: string, props: QueueWorkerProps<Env>) {
    super(scope, id);
    this.code = new NodeFunction(this, 'Code', props);
    // SES accounts start with one email a second, so five concurrent workers are plenty.
    this.consume('Messages', props.queue, 5);
  }

  /** Consumes a queue with up to that many concurrent batches; SQS requires at least two. */
  consume(id: string, { queueArn }: IQueue, maxConcurrency: number): void {
    // The minimum for an event source. CDK's grant has two more permissions.
    this.code.allow(['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'], [queueArn]);
    this.code.live.addEventSourceMapping(id, {
      eventSourceArn: queueArn,
      batchSize: 10,
      reportBatchItemFailures: true,
      maxConcurrency,
    });
  }
}
