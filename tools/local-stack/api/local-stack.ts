import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FunctionPool, InvocationResult } from '../compute/function-pool.ts';
import type { LocalTable } from '../dynamodb/tables.ts';
import type { TableCall } from '../gateway/consumed-capacity.ts';
import type { RecordedCall } from '../gateway/gateway.ts';
import type { Listener } from '../http/site-server.ts';
import type { Developer } from '../iam/developer.ts';
import type { Permission } from '../iam/permissions-in-use.ts';
import type { Pipe } from '../messaging/pipe.ts';
import type { QueueState } from '../messaging/queues.ts';
import type { Schedule } from '../messaging/schedule.ts';
import type { AdProvider } from '../meta-ads/ad-provider.ts';
import type { FaultRule, Faults } from '../process/injected-faults.ts';
import type { LogBuffer } from '../process/log-buffer.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { LocalMail, MailRule, SentMail } from '../ses/mail.ts';
import type { LocalStripe } from '../stripe/local-stripe.ts';
import type { StripeSecrets } from '../stripe/stripe-access.ts';

export interface LocalStackOptions {
  /** Port of site and API; 0 for any free one. Default 3000. */
  port?: number;
  /** ISO 8601 with a zone: where the stack's clock starts. Default: the machine's time. */
  clock?: string | undefined;
  /** Folder that data survives in, for example `.local`; everything in memory when undefined. */
  dataDir?: string | undefined;
  /** Throws away what `dataDir` holds before starting. */
  fresh?: boolean;
  /** What `cdk synth` wrote. Default `cdk.out`. */
  assemblyDir?: string;
  /** Most environments of each function at once. Default 4. */
  workersPerFunction?: number;
  /** Does not print what functions log. */
  quiet?: boolean;
  faults?: readonly FaultRule[];
  /** Makes faults with a probability repeatable. Default 1. */
  faultSeed?: number;
  /** Report transaction conflicts as DynamoDB does. Default false, as DynamoDB Local does. */
  transactionConflicts?: boolean;
  /** Seconds until a failed message is delivered again, instead of the queue's own. */
  visibilitySeconds?: number | undefined;
  mailRule?: MailRule | undefined;
  /** Of an account with Stripe itself, which is called then instead of the stand-in. */
  stripe?: StripeSecrets | undefined;
  /** Types of events that Stripe's endpoint is subscribed to. Default: all. */
  webhookEvents?: readonly string[];
  /** Items with `pk` and `sk` that the table begins with; those that it already holds stay as they are. */
  seedItems?: readonly Record<string, unknown>[];
  /** Told what each call of a function has used of the table, for measurements. */
  onTableCall?: (call: TableCall) => void;
  /** Header in which callers may name the address that they come from, for trials: on one machine all have the same. */
  addressHeader?: string | undefined;
  /** Answers for pages and files instead of the built site, for example Vite's development server. */
  pages?: Listener | undefined;
  /** The Java to run the database with. Default: the one on the path. */
  java?: string | undefined;
}

/** The running product on this machine. */
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
  /** Whoever works on this machine, with the only AWS credentials that the API takes. */
  readonly developer: Developer;
  readonly region: string;
  readonly faults: Faults;
  readonly mail: LocalMail;
  mails(): readonly SentMail[];
  readonly stripe: LocalStripe;
  /** Functions talk to Stripe itself and not to the stand-in. */
  readonly usesStripeItself: boolean;
  /** The stand-in for the ad provider's server. */
  readonly ads: AdProvider;
  queues(): QueueState[];
  redrive(deadLetterQueue: string): number;
  readonly pipes: readonly Pipe[];
  readonly schedules: readonly Schedule[];
  readonly tables: readonly LocalTable[];
  /** Straight to the database: no role, no fault in between. */
  readonly database: DynamoDBClient;
  readonly documents: DynamoDBDocumentClient;
  /** Straight to the queues: no role, no fault in between. */
  readonly queueClient: SQSClient;
  /** Calls a function by its logical id, or the start of it. */
  invoke(functionId: string, event: unknown): Promise<InvocationResult>;
  /** Ends the environments of functions whose logical id starts so, busy ones too; gives their number. */
  kill(functionId?: string): Promise<number>;
  /** Stops delivering messages to workers. */
  pauseWorkers(): void;
  resumeWorkers(): void;
  /** Resolves when nothing is under way any more: all writes announced, no message waiting or in flight, no webhook to come. */
  settled(timeoutMs?: number): Promise<void>;
  /** The last calls of functions to AWS. */
  readonly calls: readonly RecordedCall[];
  /** Calls that a role did not allow, one sentence each. */
  readonly refusals: readonly string[];
  /** What a role of the template may do and nothing has done since the start. */
  unusedPermissions(): readonly Permission[];
  readonly log: LogBuffer;
  readonly functions: readonly FunctionPool[];
  /**
   * Serves the functions of a new synthesis, without losing anything that is in memory.
   * @returns false, having done nothing, when more than their code has changed: then start anew.
   */
  reload(): boolean;
  /** Milliseconds that each part of the start took. */
  readonly timings: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}
