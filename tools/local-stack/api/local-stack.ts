import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FunctionPool, InvocationResult } from '../compute/function-pool.ts';
import type { LocalTable } from '../dynamodb/tables.ts';
import type { RecordedCall } from '../gateway/gateway.ts';
import type { Listener } from '../http/site-server.ts';
import type { Developer } from '../iam/developer.ts';
import type { Permission } from '../iam/permissions-in-use.ts';
import type { Pipe } from '../messaging/pipe.ts';
import type { QueueState } from '../messaging/queues.ts';
import type { Schedule } from '../messaging/schedule.ts';
import type { AdProvider } from '../meta-ads/ad-provider.ts';
import type { Faults } from '../process/injected-faults.ts';
import type { LogBuffer } from '../process/log-buffer.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { LocalMail, SentMail } from '../ses/mail.ts';
import type { LocalStripe } from '../stripe/local-stripe.ts';
import type { StripeSecrets } from '../stripe/stripe-access.ts';

export interface LocalStackOptions {
  /** Port of site and API; 0 for any free one. Default 3000. */
  port?: number;
  /** ISO 8601 with a zone: start of the stack's clock. Default: the machine's time. */
  clock?: string | undefined;
  /** Folder of the stored data, for example `.local`; in memory when undefined. */
  dataDir?: string | undefined;
  /** URL of a running DynamoDB Local to share, with unique table names. By default the stack starts a separate one. */
  databaseEndpoint?: string | undefined;
  /** Name of the item layout in `dataDir`; data with another layout is refused. Default: data with any layout is read. */
  layout?: string;
  /** Deletes the data in `dataDir` before starting. */
  fresh?: boolean;
  /** Output of `cdk synth`. Default `cdk.out`. */
  assemblyDir?: string;
  /** Concurrent environments of each function. Default 4. */
  workersPerFunction?: number;
  /** Starts an environment of every function at once; otherwise at its first call. Default true. */
  warm?: boolean;
  /** Does not print the functions' logs. */
  quiet?: boolean;
  /** Seconds before a failed message is redelivered; overrides the queue's setting. */
  visibilitySeconds?: number | undefined;
  /** Secrets of a real Stripe account, which then replaces the emulator. */
  stripe?: StripeSecrets | undefined;
  /** Event types that Stripe's endpoint is subscribed to. Default: all. */
  webhookEvents?: readonly string[];
  /** Initial items with `pk` and `sk`; existing ones stay as they are. */
  seedItems?: readonly Record<string, unknown>[];
  /** Header with a caller's IP address for tests, since all callers on one machine share one address. */
  addressHeader?: string | undefined;
  /** Serves pages and files instead of the built site, for example Vite's development server. */
  pages?: Listener | undefined;
}

/** The product, running locally. */
export interface LocalStack {
  /** For example `http://localhost:3000`. */
  readonly url: string;
  readonly ports: {
    site: number;
    api: number;
    aws: number;
    database: number;
    queues: number;
    stripe: number;
  };
  readonly clock: StackClock;
  /** The local user, who holds the only AWS credentials that the API accepts. */
  readonly developer: Developer;
  readonly region: string;
  readonly faults: Faults;
  readonly mail: LocalMail;
  emails(): readonly SentMail[];
  readonly stripe: LocalStripe;
  /** Whether functions call Stripe itself instead of the emulator. */
  readonly usesRealStripe: boolean;
  /** The emulator of the ad provider's API. */
  readonly ads: AdProvider;
  queues(): QueueState[];
  redrive(deadLetterQueue: string): number;
  readonly pipes: readonly Pipe[];
  readonly schedules: readonly Schedule[];
  readonly tables: readonly LocalTable[];
  /** Direct client of the database, without roles and faults. */
  readonly database: DynamoDBClient;
  readonly documents: DynamoDBDocumentClient;
  /** Direct client of the queues, without roles and faults. */
  readonly queueClient: SQSClient;
  /** Invokes a function by its logical id or a prefix of it. */
  invoke(functionId: string, event: unknown): Promise<InvocationResult>;
  /**
   * Kills the environments of functions whose logical id has this prefix, busy ones included.
   *
   * @returns their number
   * @throws if no function has the prefix
   */
  kill(functionId?: string): Promise<number>;
  /** Stops delivering messages to workers; resolves when none is being handled. */
  pauseWorkers(): Promise<void>;
  resumeWorkers(): void;
  /** Resolves when idle: all events delivered, no message waiting or in flight, no webhook pending. */
  waitUntilIdle(timeoutMs?: number): Promise<void>;
  /** The latest AWS calls of functions. */
  readonly calls: readonly RecordedCall[];
  /** Calls denied by a role, with one message each. */
  readonly refusals: readonly string[];
  /** Permissions of the template's roles that have not been used since the start. */
  unusedPermissions(): readonly Permission[];
  readonly log: LogBuffer;
  readonly functions: readonly FunctionPool[];
  /**
   * Loads the functions of a new synthesis, keeping everything in memory.
   * @returns false, without any change, if more than their code has changed and a restart is needed
   */
  reload(): boolean;
  /** Start-up time of each part in milliseconds. */
  readonly timings: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}
