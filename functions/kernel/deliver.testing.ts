import type { Context, SQSEvent } from 'aws-lambda';
import type { worker } from './worker.ts';

/** Lambda timeout of workers in the tests, in milliseconds. */
export const workerTimeout = 30_000;

/** Delivers messages in one batch, as SQS does; returns the ids of those to redeliver. The first is `m0`. */
export async function deliverTo(handler: ReturnType<typeof worker>, ...messages: readonly unknown[]) {
  const Records = messages.map((message, index) => ({
    messageId: `m${index}`,
    body: JSON.stringify(message),
  }));
  const context = { awsRequestId: 'r', getRemainingTimeInMillis: () => workerTimeout };
  const { batchItemFailures } = await handler({ Records } as SQSEvent, context as unknown as Context);
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}
