import type { Gateway } from '../gateway/gateway.ts';
import type { LogBuffer } from '../process/log-buffer.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { LocalNames } from '../template/local-names.ts';
import { createFunctionPool, type FunctionPool } from './function-pool.ts';
import type { StackFunction } from './functions.ts';

/** Shared by all functions of a local stack. */
export interface SharedByFunctions {
  clock: StackClock;
  names: LocalNames;
  gateway: Gateway;
  log: LogBuffer;
  /** Concurrent environments of each function. */
  environments: number;
}

/** Creates a pool for each function, by logical id, and registers its environments with the gateway. */
export function createPools(
  functions: readonly StackFunction[],
  { clock, names, gateway, log, environments }: SharedByFunctions,
): Map<string, FunctionPool> {
  return new Map(
    functions.map(({ definition, role }) => [
      definition.id,
      createFunctionPool({
        definition,
        clock,
        region: names.region,
        awsUrl: names.awsUrl,
        environments,
        admit: (accessKeyId, kill) =>
          gateway.admit(accessKeyId, {
            functionId: definition.id,
            functionName: definition.name,
            role,
            kill,
          }),
        dismiss: (accessKeyId) => gateway.dismiss(accessKeyId),
        log: (line) => log.line(definition.id, line),
      }),
    ]),
  );
}

/** Pools of the functions whose logical id has this prefix. */
export function poolsWithPrefix(pools: ReadonlyMap<string, FunctionPool>, prefix: string): FunctionPool[] {
  return [...pools].filter(([id]) => id.startsWith(prefix)).map(([, pool]) => pool);
}
