import { setTimeout as sleep } from 'node:timers/promises';
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { FunctionPool, InvocationResult } from '../compute/function-pool.ts';
import { matchesPattern } from './event-pattern.ts';

/** Delivers a queue's messages to a function, like Lambda's event source mapping. */
export interface EventSource {
  /** Takes no further messages; resolves when those in flight have finished. */
  pause(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

export interface EventSourceOptions {
  client: SQSClient;
  queueUrl: string;
  queueArn: string;
  region: string;
  pool: FunctionPool;
  batchSize: number;
  /** Seconds to wait for a fuller batch. */
  windowSeconds: number;
  concurrency: number;
  /** Whether the function reports failed messages by id; otherwise one failure fails the batch. */
  reportsPartialFailures: boolean;
  patterns: Record<string, unknown>[];
  /** Called with each action performed as the function's role. */
  note(action: 'sqs:ReceiveMessage' | 'sqs:DeleteMessage'): void;
  /** Seconds before a failed message is redelivered; overrides the queue's setting, to speed up tests. */
  visibilitySeconds?: number | undefined;
}

const maxBatchSize = 10;
const waitSeconds = 5;

export function startEventSource(options: EventSourceOptions): EventSource {
  const { client, queueUrl } = options;
  const abortController = new AbortController();
  let isPaused = false;
  /** Callbacks of the loops that wait for the end of a pause. */
  const sleepers = new Set<() => void>();
  const wake = (): void => {
    for (const resolve of sleepers) resolve();
    sleepers.clear();
  };

  async function receive(count: number, wait: number): Promise<Message[]> {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: queueUrl,
        MaxNumberOfMessages: Math.min(count, maxBatchSize),
        WaitTimeSeconds: wait,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      }),
      { abortSignal: abortController.signal },
    );
    options.note('sqs:ReceiveMessage');
    return Messages;
  }

  async function receiveBatch(): Promise<Message[]> {
    const messages = await receive(options.batchSize, waitSeconds);
    const until = Date.now() + options.windowSeconds * 1000;
    while (messages.length > 0 && messages.length < options.batchSize && Date.now() < until) {
      messages.push(...(await receive(options.batchSize - messages.length, 1)));
    }
    return messages;
  }

  async function handle(messages: Message[]): Promise<void> {
    const matching = messages.filter(({ Body = '' }) => matchesAny(Body, options.patterns));
    const result =
      matching.length === 0
        ? ({ outcome: 'returned', payload: null } as const)
        : await options.pool.invoke({ Records: matching.map((message) => record(message, options)) });
    const failed = failedIds(result, matching, options.reportsPartialFailures);
    const handled = messages.filter(({ MessageId = '' }) => !failed.has(MessageId));
    await shortenVisibility(messages.filter((message) => !handled.includes(message)));
    for (let start = 0; start < handled.length; start += maxBatchSize) {
      const Entries = handled
        .slice(start, start + maxBatchSize)
        .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
      await client.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
      options.note('sqs:DeleteMessage');
    }
  }

  /** Set after the failure, not on receipt: a message must not return while it is being handled. */
  async function shortenVisibility(failed: Message[]): Promise<void> {
    const { visibilitySeconds } = options;
    if (visibilitySeconds === undefined) return;
    for (let start = 0; start < failed.length; start += maxBatchSize) {
      const Entries = failed.slice(start, start + maxBatchSize).map(({ ReceiptHandle }, index) => ({
        Id: String(index),
        ReceiptHandle,
        VisibilityTimeout: visibilitySeconds,
      }));
      await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl: queueUrl, Entries }));
    }
  }

  async function loop(): Promise<void> {
    while (!abortController.signal.aborted) {
      if (isPaused) {
        await new Promise<void>((resolve) => sleepers.add(resolve));
        continue;
      }
      try {
        const messages = await receiveBatch();
        if (messages.length > 0) await handle(messages);
      } catch (problem) {
        if (abortController.signal.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, 200));
        if (abortController.signal.aborted) throw problem;
      }
    }
  }

  const loops = Array.from({ length: options.concurrency }, loop);
  return {
    pause: async () => {
      isPaused = true;
      // A loop still receives messages until its long poll ends.
      while (isPaused && sleepers.size < loops.length) await sleep(20);
    },
    resume: () => {
      isPaused = false;
      wake();
    },
    stop: async () => {
      abortController.abort();
      isPaused = false;
      wake();
      await Promise.allSettled(loops);
    },
  };
}

function matchesAny(body: string, patterns: Record<string, unknown>[]): boolean {
  if (patterns.length === 0) return true;
  let parsed: unknown = body;
  try {
    parsed = JSON.parse(body);
  } catch {
    // Text that is not JSON is compared as text.
  }
  return patterns.some((pattern) => matchesPattern({ body: parsed }, pattern));
}

function record(message: Message, { queueArn, region }: EventSourceOptions): Record<string, unknown> {
  return {
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: message.Attributes ?? {},
    messageAttributes: Object.fromEntries(
      Object.entries(message.MessageAttributes ?? {}).map(([name, value]) => [
        name,
        { stringValue: value.StringValue, dataType: value.DataType },
      ]),
    ),
    md5OfBody: message.MD5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: region,
  };
}

/**
 * Ids of the messages that stay in the queue. As in Lambda, no list or an empty one means success; an unknown or empty
 * id fails the whole batch.
 */
export function failedIds(
  result: InvocationResult,
  messages: readonly Pick<Message, 'MessageId'>[],
  reportsPartialFailures: boolean,
): Set<string> {
  const all = new Set(messages.map(({ MessageId = '' }) => MessageId));
  if (result.outcome !== 'returned') return all;
  if (!reportsPartialFailures || typeof result.payload !== 'object' || result.payload === null)
    return new Set();
  const { batchItemFailures } = result.payload as { batchItemFailures?: unknown };
  if (batchItemFailures === undefined || batchItemFailures === null) return new Set();
  if (!Array.isArray(batchItemFailures)) return all;
  const ids = batchItemFailures.map((failure) => (failure as { itemIdentifier?: unknown })?.itemIdentifier);
  return ids.every((id) => typeof id === 'string' && all.has(id)) ? new Set(ids as string[]) : all;
}
