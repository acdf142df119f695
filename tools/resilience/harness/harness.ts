import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import { inFull, isFullRun } from '#shared/full-run.testing.ts';
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import { withoutProbe } from '#tools/dev-cli/serving/without-probe.ts';
import type { LocalStack, LocalStackOptions } from '#tools/local-stack/api/local-stack.ts';
import type { FaultRule } from '#tools/local-stack/process/injected-faults.ts';
import type { SentMail } from '#tools/local-stack/ses/mail.ts';
import { pollTimeoutMilliseconds } from './poll-until.ts';
import { type ScenarioSlot, slotSource } from './slots-for-scenarios.ts';
import type { SlotItem } from './stored-slot.ts';
import { addressHeader, createVisitor, type Visitor } from './visitor.ts';

/** Messages in the mail queue and its dead-letter queue. */
export interface QueueCounts {
  readonly waiting: number;
  readonly inFlight: number;
  readonly dead: number;
}

/** The local stack with the deployable bundles, with access to its state and faults. */
export interface Harness {
  readonly visitor: Visitor;
  readonly slots: ReturnType<typeof slotSource>;
  readSlot(slot: ScenarioSlot): Promise<SlotItem | undefined>;
  emails(): readonly SentMail[];
  queues(): QueueCounts;
  /** Messages of the mail queue that wait for a later time. */
  delayedMessages(): readonly string[];
  /** Puts a message on the mail queue, as the pipe does. */
  enqueue(body: string): Promise<void>;
  /** Replaces the active faults. */
  break(rules: readonly FaultRule[]): void;
  /** Waits until all events are delivered and no message is waiting; returns false after the timeout. */
  waitUntilIdle(milliseconds?: number): Promise<boolean>;
  readonly localStack: LocalStack;
  stop(): Promise<void>;
}

/** Defaults of every resilience test's local stack. */
export const harnessDefaults = {
  port: 0,
  /** A Monday with plenty of bookable slots. */
  clock: '2026-11-23T08:00:00+11:00',
  workersPerFunction: inFull(4, 2),
  // The full run has limits on response times.
  warm: isFullRun,
  quiet: true,
  addressHeader,
  /** The queue's own redelivery delay would take minutes. */
  visibilitySeconds: 1,
} as const satisfies LocalStackOptions;

const mailQueue = 'MailQueue';

/**
 * Starts a local stack for tests, with an empty table in the DynamoDB Local of this test run. With a data folder it has
 * a separate DynamoDB Local, and the table that the folder contains.
 */
export async function startHarness(options: LocalStackOptions = {}): Promise<Harness> {
  const databaseEndpoint = options.dataDir === undefined ? inject('dynamoDbEndpoint') : undefined;
  const localStack = withoutProbe(await startProduct({ ...harnessDefaults, databaseEndpoint, ...options }));
  const [table] = localStack.tables;
  const queue = () => localStack.queues().find(({ id }) => id.startsWith(mailQueue));
  const queueName = queue()?.name;
  if (table === undefined || queueName === undefined)
    throw new Error('The stack has no table or no mail queue');
  const visitor = createVisitor(localStack.url);
  return {
    visitor,
    slots: slotSource(localStack.clock.now()),
    readSlot: async ({ date, slot }) => {
      const command = new GetCommand({
        TableName: table.name,
        Key: slotKey(date, slot),
        ConsistentRead: true,
      });
      return (await localStack.documents.send(command)).Item;
    },
    emails: () => localStack.emails(),
    queues: () => {
      const dead = localStack.queues().find(({ name }) => name === queue()?.deadLetterQueue);
      const { waiting = [], inFlight = [] } = queue() ?? {};
      return { waiting: waiting.length, inFlight: inFlight.length, dead: dead?.waiting.length ?? 0 };
    },
    enqueue: async (body) => {
      const QueueUrl = `http://127.0.0.1:${localStack.ports.queues}/000000000000/${queueName}`;
      await localStack.queueClient.send(new SendMessageCommand({ QueueUrl, MessageBody: body }));
    },
    break: (rules) => localStack.faults.set(rules),
    delayedMessages: () => (queue()?.delayed ?? []).map(({ body }) => body),
    waitUntilIdle: (milliseconds = pollTimeoutMilliseconds) =>
      localStack.waitUntilIdle(milliseconds).then(
        () => true,
        () => false,
      ),
    localStack,
    stop: async () => {
      visitor.leave();
      await localStack.stop();
    },
  };
}
