import type { ParseArgsOptionsConfig } from 'node:util';
import type { Table } from '../../../functions/stores/table/table.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';

/** The person at the keyboard. */
export interface Console {
  say(line: string): void;
  /** Whether to go on. Only a plain yes counts. */
  confirm(question: string): Promise<boolean>;
  /** Writes a file; false when one of that name is there and `replace` is not set. */
  write(file: string, text: string, replace: boolean): boolean;
}

/** Where and as whom to speak to the payment provider; `apiUrl` only where that is not Stripe itself. */
export interface PaymentAccount {
  readonly secretKey: string;
  readonly apiUrl?: string;
}

/** What the mail service says of an address that mails come from, and of the account. */
export interface MailState {
  readonly isVerified: boolean;
  /** Mails go to verified addresses only. */
  readonly isSandbox: boolean;
  readonly isPaused: boolean;
}

export interface QueueLevel {
  readonly name: string;
  /** Messages that nobody has taken yet, about. */
  readonly waiting: number;
  /** Whether it only takes messages that nobody could handle. */
  readonly takesDead: boolean;
}

/** What can be seen of a stage besides its table. Each throws when it cannot be seen. */
export interface StageProbe {
  mail(sender: string): Promise<MailState>;
  queues(): Promise<readonly QueueLevel[]>;
  /** How many functions run at the same time at the most, in the whole account. */
  concurrencyLimit(): Promise<number>;
  /** Asks the site as a visitor would, for instance for `/api/holidays`. */
  call(path: string): Promise<Response>;
  /** Lets the stage work for a while. */
  sleep(): Promise<void>;
}

/** Where an operation works: the stack on this machine or a deployed one. */
export interface OperationContext {
  readonly table: Table;
  readonly clock: Clock;
  readonly staffConsole: Console;
  /** Origin under which visitors find the site, for links that staff give away. */
  readonly siteUrl: string;
  /** The account with the payment provider. Throws when nothing may be known of it. */
  readonly paymentAccount: () => Promise<PaymentAccount>;
  readonly probe: StageProbe;
}

/** What was asked for. */
export interface Request {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One command of the staff's. */
export interface Operation {
  /** What comes after `npm run ops --`. */
  readonly usage: string;
  readonly summary: string;
  readonly options: ParseArgsOptionsConfig;
  run(request: Request, context: OperationContext): Promise<void>;
}

/** Something foreseen that an operation cannot go on with; the message says what to do, in plain words. */
export class OperationProblem extends Error {}
