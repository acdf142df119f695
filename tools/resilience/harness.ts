import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { slotKey } from '../../functions/stores/bookings/slot-item.ts';
import { startProduct } from '../dev-cli/serving/start-product.ts';
import type { LocalStack, LocalStackOptions } from '../local-stack/api/local-stack.ts';
import type { FaultRule } from '../local-stack/process/injected-faults.ts';
import type { SentMail } from '../local-stack/ses/mail.ts';
import { pollTimeoutMilliseconds } from './poll-until.ts';
import { type ScenarioSlot, slotSource } from './slots-for-scenarios.ts';
import type { SlotItem } from './stored-slot.ts';
import { addressHeader, type Visitor, visitorOf } from './visitor.ts';

/** Messages of the mail queue and of its dead letters. */
export interface QueueCounts {
  readonly waiting: number;
  readonly inFlight: number;
  readonly dead: number;
}

/** The deployed bundles behind HTTP, and what a trial may look at and break. */
export interface Harness {
  readonly visitor: Visitor;
  readonly slots: ReturnType<typeof slotSource>;
  /** A slot's item; undefined when there is none. */
  stored(slot: ScenarioSlot): Promise<SlotItem | undefined>;
  mails(): readonly SentMail[];
  queues(): QueueCounts;
  /** Puts a message on the mail queue as the pipe would. */
  enqueue(body: string): Promise<void>;
  /** Faults in force from now on, instead of those before. */
  break(rules: readonly FaultRule[]): void;
  /** Waits until no write is unannounced and no message waits; answers whether that came true in time. */
  isIdle(milliseconds?: number): Promise<boolean>;
  readonly localStack: LocalStack;
  stop(): Promise<void>;
}

/** How every trial starts its twin. */
export const harnessDefaults = {
  port: 0,
  /** A Monday on which every rule leaves plenty to book. */
  clock: '2026-11-23T08:00:00+11:00',
  workersPerFunction: 4,
  quiet: true,
  addressHeader,
  /** The queue's own time until a failed message comes again would take minutes. */
  visibilitySeconds: 1,
} as const satisfies LocalStackOptions;

const mailQueue = 'MailQueue';

/** Starts a twin with everything to try it with; its tables are empty unless it is given a folder of data. */
export async function startHarness(options: LocalStackOptions = {}): Promise<Harness> {
  const localStack = await startProduct({ ...harnessDefaults, ...options });
  const [table] = localStack.tables;
  const queue = () => localStack.queues().find(({ id }) => id.startsWith(mailQueue));
  const queueName = queue()?.name;
  if (table === undefined || queueName === undefined)
    throw new Error('The stack has no table or no mail queue');
  const visitor = visitorOf(localStack.url);
  return {
    visitor,
    slots: slotSource(localStack.clock.now()),
    stored: async ({ date, slot }) => {
      const command = new GetCommand({
        TableName: table.name,
        Key: slotKey(date, slot),
        ConsistentRead: true,
      });
      return (await localStack.documents.send(command)).Item;
    },
    mails: () => localStack.mails(),
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
    isIdle: (milliseconds = pollTimeoutMilliseconds) =>
      localStack.settled(milliseconds).then(
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
