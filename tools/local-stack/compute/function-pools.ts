import type { Gateway } from '../gateway/gateway.ts';
import type { LogBuffer } from '../process/log-buffer.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { LocalNames } from '../template/local-names.ts';
import { createFunctionPool, type FunctionPool } from './function-pool.ts';
import type { StackFunction } from './functions.ts';

/** What all functions of one twin share. */
export interface SharedByFunctions {
  clock: StackClock;
  names: LocalNames;
  gateway: Gateway;
  log: LogBuffer;
  /** Most environments of each at once. */
  environments: number;
}

/** A pool for each function, by its logical id; the gateway knows every environment of theirs. */
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

/** The pools of the functions whose logical id starts so. */
export function poolsNamed(pools: ReadonlyMap<string, FunctionPool>, start: string): FunctionPool[] {
  return [...pools].filter(([id]) => id.startsWith(start)).map(([, pool]) => pool);
}
