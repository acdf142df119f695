import type { ParseArgsOptionsConfig } from 'node:util';
import type { LogCode } from '#functions/kernel/log.ts';
import type { Table } from '#functions/stores/table/table.ts';
import type { StoredTicketKeys } from '#functions/tickets/ticket-keys.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { StageFunctions } from '#tools/dev-cli/deployed/stage-functions.ts';

/** The terminal. */
export interface Console {
  say(line: string): void;
  /** Asks a question; only an explicit yes confirms it. */
  confirm(question: string): Promise<boolean>;
  /** Writes a file; returns false when it exists and `replace` is not set. */
  write(file: string, text: string, replace: boolean): boolean;
}

/** Credentials of the payment provider; `apiUrl` only for an emulator. */
export interface PaymentAccount {
  readonly secretKey: string;
  readonly apiUrl?: string;
  /** The parameter of the webhook's secret, if the stage lacks it. */
  readonly missingParameter?: string;
}

/** State of the sender address and the account at the mail service. */
export interface MailState {
  readonly isVerified: boolean;
  /** Whether emails are signed with DKIM. */
  readonly isSigned: boolean;
  /** Sends to verified addresses only. */
  readonly isSandbox: boolean;
  readonly isPaused: boolean;
}

export interface QueueLevel {
  readonly name: string;
  /** Approximate number of messages not yet received. */
  readonly waiting: number;
  /** Whether it is a dead-letter queue. */
  readonly isDeadLetterQueue: boolean;
}

/** Fields of log lines that commands show: codes, ids and names, no data of people. */
export const logFields = [
  'time',
  'endpoint',
  'worker',
  'kind',
  'error',
  'denied',
  'item',
  'reason',
  'step',
  'result',
  'what',
  'action',
  'role',
  'limit',
  'why',
  'outcome',
  'type',
  'date',
  'language',
  'starts',
  'guests',
  'opened',
  'source',
  'method',
  'recorded',
  'recordedVatu',
  'inTill',
  'inTillVatu',
  'days',
  'cancelled',
  'reopened',
  'restored',
  'notRestored',
  'remaining',
  'orders',
  'enquiries',
  'closures',
  'parties',
  'byStaff',
  'byOperator',
  'n',
  'first',
  'missing',
  'by',
  'person',
  'subject',
  'device',
  'standing',
  'isShipped',
  'orderId',
  'operatorId',
  'requestId',
  'edgeId',
  'mailId',
  'eventId',
  'messageId',
  'at',
] as const;

export type LogLine = Readonly<Partial<Record<(typeof logFields)[number], string>>>;

export interface LogQuery {
  readonly code: LogCode;
  readonly from: Date;
  readonly until: Date;
}

/** The id of a request as Lambda or as CloudFront names it. */
export interface RequestQuery {
  readonly request: string;
  readonly from: Date;
  readonly until: Date;
}

/** Fields that commands show of the lines of a request, which have different codes. */
export const requestFields = ['code', ...logFields] as const;
export type RequestLine = Readonly<Partial<Record<(typeof requestFields)[number], string>>>;

/** Fields by which the lines of a device are counted. */
export const deviceFields = ['code', 'endpoint', 'kind', 'person'] as const;

export interface DeviceQuery {
  readonly device: string;
  readonly from: Date;
  readonly until: Date;
}

/** How many log lines with these fields name a device. */
export interface DeviceLines extends Readonly<Partial<Record<(typeof deviceFields)[number], string>>> {
  readonly count: number;
}

/** A pipe, schedule or queue consumer, and whether it is enabled. */
export interface RunningPart {
  readonly kind: 'pipe' | 'schedule' | 'consumer';
  /** Logical id in the template. */
  readonly id: string;
  readonly isOn: boolean;
  /** The state as AWS names it. */
  readonly state: string;
}

/** A receiver of alarms. */
export interface AlarmReceiver {
  readonly topic: string;
  readonly region: string;
  readonly address: string;
  readonly isConfirmed: boolean;
}

/** Parts of a stage that can be disabled or missing without causing an error. */
export interface StageParts {
  readonly running: readonly RunningPart[];
  /** Topics of alarms by name, including those without receivers. */
  readonly topics: readonly { readonly name: string; readonly region: string }[];
  readonly receivers: readonly AlarmReceiver[];
  /** Whether the table can be restored to any second. */
  readonly isRestorable: boolean;
  /** The domain's certificate; undefined without a domain. */
  readonly certificate: { readonly endsAt: Date; readonly renewal: string } | undefined;
}

/** Reads the state of a stage outside its table; each method throws on failure. */
export interface StageProbe {
  mail(sender: string): Promise<MailState>;
  queues(): Promise<readonly QueueLevel[]>;
  /** Concurrent Lambda executions that the account allows. */
  concurrencyLimit(): Promise<number>;
  /** Calls the site as a visitor, for instance `/api/holidays`. */
  call(path: string): Promise<Response>;
  /** Undefined for the local stack, which has none of them. */
  parts(): Promise<StageParts | undefined>;
  /** Log lines with a code, newest first; at most a thousand. */
  logs(query: LogQuery): Promise<readonly LogLine[]>;
  /** Log lines of a request and of the work that it caused, oldest first. */
  requestLog(query: RequestQuery): Promise<readonly RequestLine[]>;
  /** Counts of the log lines that name a device of staff. */
  deviceLog(query: DeviceQuery): Promise<readonly DeviceLines[]>;
  /** Waits some seconds while the stage processes messages. */
  sleep(): Promise<void>;
}

export interface StoredKeys {
  /** The key that the caller sends. */
  readonly sent: string;
  /** The earlier key, also accepted during a rotation; otherwise empty. */
  readonly previous: string;
}

/** Access to keys in their secret; by default those of a caller. */
export interface KeyAccess<Keys = StoredKeys> {
  keys(): Promise<Keys>;
  store(keys: Keys): Promise<void>;
  wait(seconds: number): Promise<void>;
}

/** The keys between CloudFront and the API. */
export interface EdgeAccess extends KeyAccess {
  /** Makes CloudFront send a key; it takes effect everywhere once the distribution is deployed. */
  send(key: string): Promise<void>;
  isDeployed(): Promise<boolean>;
}

/** Resources of an operation: the local stack's or a deployed stage's. */
export interface OperationContext {
  readonly table: Table;
  readonly clock: Clock;
  /** Who runs the command, for the trail. */
  readonly actor: () => Promise<string>;
  readonly staffConsole: Console;
  /** Public origin of the site, for links that staff hand out. */
  readonly siteUrl: string;
  /** The account at the payment provider; throws when it is not accessible. */
  readonly paymentAccount: () => Promise<PaymentAccount>;
  readonly probe: StageProbe;
  /** The deployed functions; the local stack has none. */
  readonly functions?: StageFunctions;
  /** Absent on the local stack. */
  readonly edge?: EdgeAccess | undefined;
  /** Keys of the synthetic booking. Absent on the local stack. */
  readonly probeKeys?: KeyAccess | undefined;
  /** Keys that sign tickets. Absent on the local stack. */
  readonly ticketKeys?: KeyAccess<StoredTicketKeys> | undefined;
}

/** Parsed command line. */
export interface Request {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One staff command. */
export interface Operation {
  /** Arguments after `npm run ops --`. */
  readonly usage: string;
  readonly summary: string;
  readonly options: ParseArgsOptionsConfig;
  run(request: Request, context: OperationContext): Promise<void>;
}

/** An expected failure; the message names the remedy in plain words. */
export class OperationProblem extends Error {}
