import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { commandTrail } from '#functions/stores/trail/command-trail.ts';
import type { StageFunctions } from '#tools/dev-cli/deployed/stage-functions.ts';
import type { Command } from '../read-command.ts';
import type { EdgeAccess, KeyAccess, OperationContext } from './operation.ts';
import { recordedTable } from './recorded-table.ts';
import { redactCommand } from './redact-command.ts';

/** Runs a command; before its first change, the trail records who runs it. */
export function runCommand(
  { name, operation, request }: Pick<Command, 'name' | 'operation' | 'request'>,
  context: OperationContext,
): Promise<void> {
  const { table, actor, clock, edge, probeKeys, ticketKeys, functions } = context;
  let recording: Promise<void> | undefined;
  const record = (): Promise<void> => {
    recording ??= actor().then((by) =>
      commandTrail(table, clock).record({
        id: randomBytes(8).toString('hex'),
        by,
        command: redactCommand(name, operation, request),
      }),
    );
    return recording;
  };
  return operation.run(request, {
    ...context,
    table: recordedTable(table, record),
    edge: edge && recordedEdge(edge, record),
    probeKeys: probeKeys && recordedKeys(probeKeys, record),
    ticketKeys: ticketKeys && recordedKeys(ticketKeys, record),
    ...(functions && { functions: recordedFunctions(functions, record) }),
  });
}

const recordedKeys = <Keys, Access extends KeyAccess<Keys>>(
  access: Access & KeyAccess<Keys>,
  record: () => Promise<void>,
): Access => ({
  ...access,
  store: (keys: Keys) => record().then(() => access.store(keys)),
});

const recordedEdge = (edge: EdgeAccess, record: () => Promise<void>): EdgeAccess => ({
  ...recordedKeys(edge, record),
  send: (key) => record().then(() => edge.send(key)),
});

/** How long moving functions waits for the record: it must work without the table, and AWS also records the call. */
const maxRecordMilliseconds = 3000;

const recordedFunctions = (functions: StageFunctions, record: () => Promise<void>): StageFunctions => ({
  ...functions,
  moveLive: async (...move) => {
    await Promise.race([
      record().catch(() => undefined),
      pause(maxRecordMilliseconds, undefined, { ref: false }),
    ]);
    return functions.moveLive(...move);
  },
});
