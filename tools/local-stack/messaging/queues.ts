import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type BuildAppOptions, buildApp } from 'fauxqs';
import type { Template } from '../template/template.ts';

/** A message in a queue; `receiptHandle` is set while a consumer holds the message. */
export interface QueuedMessage {
  id: string;
  body: string;
  sentAt: string;
  receives: number;
  receiptHandle?: string;
}

/** Current content of one queue. */
export interface QueueState {
  /** Logical id in the template. */
  id: string;
  name: string;
  /** Name of the dead-letter queue that belongs to this queue. */
  deadLetterQueue: string | undefined;
  /** Names of the queues that use this one as their dead-letter queue. */
  deadLettersOf: string[];
  waiting: QueuedMessage[];
  /** Messages to deliver after their delay. */
  delayed: QueuedMessage[];
  inFlight: QueuedMessage[];
}

/** A queue emulator with the queues of the template. */
export interface LocalQueues {
  port: number;
  endpoint: string;
  state(): QueueState[];
  /** Moves every waiting message of a dead-letter queue back to its source queue; returns their number. */
  redrive(deadLetterQueue: string): number;
  stop(): Promise<void>;
}

interface QueueProperties {
  VisibilityTimeout?: number;
  DelaySeconds?: number;
  MaximumMessageSize?: number;
  MessageRetentionPeriod?: number;
  ReceiveMessageWaitTimeSeconds?: number;
  FifoQueue?: boolean;
  ContentBasedDeduplication?: boolean;
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number };
}

type Stores = NonNullable<BuildAppOptions['stores']>;
type QueueStore = Stores['sqsStore'];

/** The emulator's start command listens on all interfaces, so the emulator is assembled from its parts here. */
interface EmulatorParts {
  SqsStore: new () => QueueStore;
  SnsStore: new () => Stores['snsStore'];
  S3Store: new () => Stores['s3Store'];
  PersistenceManager: new (
    folder: string,
  ) => NonNullable<QueueStore['persistence']> & {
    loadSqsAndSns(queues: QueueStore, topics: Stores['snsStore']): void;
    close(): void;
  };
}

async function loadEmulatorParts(): Promise<EmulatorParts> {
  const load = (path: string): Promise<Partial<EmulatorParts>> =>
    import(new URL(path, import.meta.resolve('fauxqs')).href);
  const parts = await Promise.all(
    ['./sqs/sqsStore.js', './sns/snsStore.js', './s3/s3Store.js', './persistence.js'].map(load),
  );
  return Object.assign({}, ...parts) as EmulatorParts;
}

/**
 * Starts the queue emulator on a free loopback port and creates the template's queues with redrive.
 * @param folder of stored messages; in memory when undefined.
 */
export async function startQueues(template: Template, folder: string | undefined): Promise<LocalQueues> {
  const parts = await loadEmulatorParts();
  const stores = {
    sqsStore: new parts.SqsStore(),
    snsStore: new parts.SnsStore(),
    s3Store: new parts.S3Store(),
  };
  const store = stores.sqsStore;
  const persistence = folder === undefined ? undefined : openPersistence(parts, folder);
  if (persistence !== undefined) {
    persistence.loadSqsAndSns(store, stores.snsStore);
    store.persistence = persistence;
    for (const queue of store.allQueues()) queue.persistence = persistence;
  }
  const resources = template.ofType<QueueProperties>('AWS::SQS::Queue');
  for (const { id, properties } of resources) {
    const name = template.reference(id, 'QueueName');
    const attributes = attributesOf(properties);
    const existing = store.getQueueByName(name);
    if (existing === undefined) {
      store.createQueue(name, template.reference(id), template.reference(id, 'Arn'), attributes);
    } else {
      existing.setAttributes(attributes);
    }
  }
  const app = buildApp({ logger: false, defaultRegion: template.names.region, stores });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const deadLettersOf = (arn: string): string[] =>
    resources
      .filter(({ properties }) => properties.RedrivePolicy?.deadLetterTargetArn === arn)
      .map(({ id }) => template.reference(id, 'QueueName'));

  return {
    port,
    endpoint: `http://127.0.0.1:${port}`,
    state: () =>
      resources.map(({ id, properties }) => {
        const name = template.reference(id, 'QueueName');
        const queue = store.getQueueByName(name);
        queue?.processTimers();
        const messages = queue?.inspectMessages() ?? { ready: [], delayed: [], inflight: [] };
        const deadLetters = properties.RedrivePolicy?.deadLetterTargetArn;
        return {
          id,
          name,
          deadLetterQueue: deadLetters?.split(':').at(-1),
          deadLettersOf: deadLettersOf(template.reference(id, 'Arn')),
          waiting: messages.ready.map((message) => toQueuedMessage(message)),
          delayed: messages.delayed.map((message) => toQueuedMessage(message)),
          inFlight: messages.inflight.map(({ message, receiptHandle }) =>
            toQueuedMessage(message, receiptHandle),
          ),
        };
      }),
    redrive: (deadLetterQueue) => {
      const deadLetterStore = store.getQueueByName(deadLetterQueue);
      const [sourceName] = deadLetterStore === undefined ? [] : deadLettersOf(deadLetterStore.arn);
      const target = sourceName === undefined ? undefined : store.getQueueByName(sourceName);
      if (deadLetterStore === undefined || target === undefined) return 0;
      const waiting = deadLetterStore.inspectMessages().ready;
      const handles = new Set(
        deadLetterStore.inspectMessages().inflight.map(({ receiptHandle }) => receiptHandle),
      );
      let moved = 0;
      while (moved < waiting.length) {
        const received = deadLetterStore.dequeue(10);
        if (received.length === 0) break;
        for (const { ReceiptHandle, MessageId } of received) {
          const message = waiting.find(({ messageId }) => messageId === MessageId);
          if (message === undefined || handles.has(ReceiptHandle)) continue;
          deadLetterStore.deleteMessage(ReceiptHandle);
          target.enqueue({ ...message, approximateReceiveCount: 0 });
          moved += 1;
        }
      }
      return moved;
    },
    stop: async () => {
      await app.close();
      persistence?.close();
    },
  };
}

function openPersistence(
  parts: EmulatorParts,
  folder: string,
): InstanceType<EmulatorParts['PersistenceManager']> {
  mkdirSync(folder, { recursive: true });
  return new parts.PersistenceManager(folder);
}

function attributesOf(properties: QueueProperties): Record<string, string> {
  const simpleAttributes = [
    'VisibilityTimeout',
    'DelaySeconds',
    'MaximumMessageSize',
    'MessageRetentionPeriod',
    'ReceiveMessageWaitTimeSeconds',
    'FifoQueue',
    'ContentBasedDeduplication',
  ] as const;
  const attributes = Object.fromEntries(
    simpleAttributes.flatMap((name) =>
      properties[name] === undefined ? [] : [[name, String(properties[name])]],
    ),
  );
  if (properties.RedrivePolicy !== undefined)
    attributes.RedrivePolicy = JSON.stringify(properties.RedrivePolicy);
  return attributes;
}

function toQueuedMessage(
  message: { messageId: string; body: string; sentTimestamp: number; approximateReceiveCount: number },
  receiptHandle?: string,
): QueuedMessage {
  return {
    id: message.messageId,
    body: message.body,
    sentAt: new Date(message.sentTimestamp).toISOString(),
    receives: message.approximateReceiveCount,
    ...(receiptHandle !== undefined && { receiptHandle }),
  };
}
