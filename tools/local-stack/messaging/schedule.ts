import { randomUUID } from 'node:crypto';
import type { StackClock } from '../process/stack-clock.ts';
import { readCron } from './cron.ts';

/** Queues a message at each due time of the stack's clock, like EventBridge Scheduler. */
export interface Schedule {
  /** Logical id in the template. */
  readonly id: string;
  readonly expression: string;
  readonly zone: string;
  /** Name of the target queue. */
  readonly queue: string;
  /** Next run; undefined when disabled. */
  readonly next: Date | undefined;
  /** Sends the message now, due or not. @param at scheduled time in the message; now by default */
  fire(at?: Date): Promise<void>;
  stop(): void;
}

export interface ScheduleOptions {
  id: string;
  arn: string;
  expression: string;
  zone: string;
  isEnabled: boolean;
  /** The message, with `<aws.scheduler.…>` placeholders. */
  input: string;
  queue: string;
  send(body: string): Promise<void>;
  clock: StackClock;
  report(problem: unknown): void;
}

/** Timers stop while the machine sleeps, so the clock is checked at least this often. */
const maxWaitMilliseconds = 60_000;

/**
 * Sends at each time of the schedule. Moving the clock triggers nothing: runs in between are skipped, like those missed
 * while the local stack was down.
 */
export function startSchedule(options: ScheduleOptions): Schedule {
  const { clock } = options;
  const cron = readCron(options.expression, options.zone);
  let next: Date | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = !options.isEnabled;

  function waitFor(due: Date | undefined): void {
    clearTimeout(timer);
    next = isStopped ? undefined : due;
    if (isStopped || due === undefined) return;
    const wait = due.getTime() - clock.now().getTime();
    timer = setTimeout(checkClock, Math.min(Math.max(wait, 0), maxWaitMilliseconds));
  }

  function checkClock(): void {
    if (next === undefined || clock.now() < next) {
      waitFor(next);
      return;
    }
    fire(next).catch(options.report);
    restart();
  }

  function fire(at: Date = clock.now()): Promise<void> {
    const placeholders: Readonly<Record<string, string>> = {
      'schedule-arn': options.arn,
      'scheduled-time': `${at.toISOString().slice(0, 19)}Z`,
      'execution-id': randomUUID(),
      'attempt-number': '1',
    };
    return options.send(
      options.input.replace(
        /<aws\.scheduler\.([a-z-]+)>/g,
        (whole, name: string) => placeholders[name] ?? whole,
      ),
    );
  }

  function restart(): void {
    waitFor(cron.next(clock.now()));
  }

  restart();
  clock.onMove(restart);
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
      isStopped = true;
      waitFor(undefined);
    },
  };
}
