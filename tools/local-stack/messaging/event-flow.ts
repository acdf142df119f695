import type { FunctionPool } from '../compute/function-pool.ts';
import type { StackFunction } from '../compute/functions.ts';
import type { EmulatorClients } from '../dynamodb/emulator-clients.ts';
import type { LocalTable } from '../dynamodb/tables.ts';
import type { PermissionsInUse } from '../iam/permissions-in-use.ts';
import type { Lifecycle } from '../process/lifecycle.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { Template } from '../template/template.ts';
import { startEventSources, startPipes, startSchedules } from './event-wiring.ts';
import type { Pipe } from './pipe.ts';
import type { Schedule } from './schedule.ts';

/** Carries events from table and clock to the workers. */
export interface EventFlow {
  readonly pipes: readonly Pipe[];
  readonly schedules: readonly Schedule[];
  /** Stops delivering messages to workers. */
  pause(): Promise<void>;
  resume(): void;
}

export interface EventFlowParts {
  template: Template;
  clock: StackClock;
  tables: readonly LocalTable[];
  functions: readonly StackFunction[];
  pools: ReadonlyMap<string, FunctionPool>;
  clients: EmulatorClients;
  permissionsInUse: Pick<PermissionsInUse, 'note'>;
  /** Concurrent environments of each function. */
  environments: number;
  visibilitySeconds: number | undefined;
  dataDir: string | undefined;
  report(problem: unknown): void;
  lifecycle: Pick<Lifecycle, 'onStop'>;
}

export function startEventFlow(parts: EventFlowParts): EventFlow {
  const { template, clock, tables, functions, pools, clients, permissionsInUse, dataDir, report, lifecycle } =
    parts;
  const pipes = startPipes(template, tables, clients, permissionsInUse, dataDir);
  lifecycle.onStop(async () => void (await Promise.all(pipes.map((pipe) => pipe.stop()))));
  const sources = startEventSources(template, functions, pools, clients, permissionsInUse, parts);
  lifecycle.onStop(async () => void (await Promise.all(sources.map((source) => source.stop()))));
  const schedules = startSchedules(template, clients, permissionsInUse, clock, report);
  lifecycle.onStop(() => {
    for (const schedule of schedules) schedule.stop();
  });
  return {
    pipes,
    schedules,
    pause: async () => void (await Promise.all(sources.map((source) => source.pause()))),
    resume: () => {
      for (const source of sources) source.resume();
    },
  };
}
