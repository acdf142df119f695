import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { requestContext } from '../request-context/request-context.ts';

/** Maximum number of messages in one SQS call. */
const maxAtOnce = 10;

export type MailQueue = ReturnType<typeof mailQueue>;

/** Queues emails for the email worker. */
export function mailQueue(client: Pick<SQSClient, 'send'>, url: string) {
  return {
    /**
     * Puts each event on the queue as a separate message, so that one failing email does not block others. Messages
     * carry the current request as their cause.
     *
     * @param delaySeconds time until delivery; SQS allows at most 15 minutes
     * @throws Error when SQS has not accepted all of them; some may be queued nevertheless
     */
    async put(events: readonly EmailEvent[], delaySeconds = 0): Promise<void> {
      const cause = requestContext()?.cause;
      for (let start = 0; start < events.length; start += maxAtOnce) {
        const Entries = events.slice(start, start + maxAtOnce).map((event, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify({ ...event, cause }),
          ...(delaySeconds > 0 && { DelaySeconds: delaySeconds }),
        }));
        const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
        if (Failed.length > 0) throw new Error(`SQS did not accept ${Failed.length} messages`);
      }
    },
  };
}

/** Opens the queue, with timeouts short enough for many calls in one worker run. */
export function openMailQueue(url: string): MailQueue {
  const client = new SQSClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
  });
  return mailQueue(client, url);
}
