import { randomUUID } from 'node:crypto';
import type { StackClock } from '../process/stack-clock.ts';
import { readCron } from './cron.ts';

/** Puts a message on a queue whenever the stack's clock says so, as EventBridge Scheduler does. */
export interface Schedule {
  /** Logical id in the template. */
  readonly id: string;
  readonly expression: string;
  readonly zone: string;
  /** Name of the queue that gets the message. */
  readonly queue: string;
  /** When it is due next; undefined when it is switched off. */
  readonly next: Date | undefined;
  /** Sends the message now, due or not. @param at the time that it was due, as the message tells; now by default */
  fire(at?: Date): Promise<void>;
  stop(): void;
}

export interface ScheduleOptions {
  id: string;
  arn: string;
  expression: string;
  zone: string;
  isEnabled: boolean;
  /** The message, in which `<aws.scheduler.…>` stands for what is known when it is sent. */
  input: string;
  queue: string;
  send(body: string): Promise<void>;
  clock: StackClock;
  report(problem: unknown): void;
}

/** A timer counts no time while the machine sleeps: the clock is looked at again after so long at the latest. */
const maxWaitMilliseconds = 60_000;

/**
 * Waits for the next time and then for the one after that. Moving the clock is no passing of time: what was due
 * between is not made up for, nor is what was due while the twin did not run.
 */
export function startSchedule(options: ScheduleOptions): Schedule {
  const { clock } = options;
  const cron = readCron(options.expression, options.zone);
  let next: Date | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = !options.isEnabled;

  function waitFor(due: Date | undefined): void {
    clearTimeout(timer);
    next = stopped ? undefined : due;
    if (stopped || due === undefined) return;
    const wait = due.getTime() - clock.now().getTime();
    timer = setTimeout(look, Math.min(Math.max(wait, 0), maxWaitMilliseconds));
  }

  function look(): void {
    if (next === undefined || clock.now() < next) {
      waitFor(next);
      return;
    }
    fire(next).catch(options.report);
    startAnew();
  }

  function fire(at: Date = clock.now()): Promise<void> {
    const known: Readonly<Record<string, string>> = {
      'schedule-arn': options.arn,
      'scheduled-time': `${at.toISOString().slice(0, 19)}Z`,
      'execution-id': randomUUID(),
      'attempt-number': '1',
    };
    return options.send(
      options.input.replace(/<aws\.scheduler\.([a-z-]+)>/g, (whole, name: string) => known[name] ?? whole),
    );
  }

  function startAnew(): void {
    waitFor(cron.next(clock.now()));
  }

  startAnew();
  clock.onMove(startAnew);
  const { id, expression, zone, queue } = options;
  return {
    id,
    expression,
    zone,
    queue,
    get next() {
      return next;
    },
    fire,
    stop: () => {
      stopped = true;
      waitFor(undefined);
    },
  };
}
