import { randomBytes } from 'node:crypto';
import { commandTrail } from '#functions/stores/trail/command-trail.ts';
import type { Command } from '../read-command.ts';
import { commandWords } from './command-words.ts';
import type { EdgeAccess, OperationContext } from './operation.ts';
import { recordedTable } from './recorded-table.ts';

/** Runs a command; before it changes anything, the trail records who runs what, whichever command it is. */
export function runCommand(
  { name, operation, request }: Pick<Command, 'name' | 'operation' | 'request'>,
  context: OperationContext,
): Promise<void> {
  const { table, actor, clock, edge } = context;
  let recorded: Promise<void> | undefined;
  const record = (): Promise<void> => {
    recorded ??= actor().then((by) =>
      commandTrail(table, clock).record({
        id: randomBytes(8).toString('hex'),
        by,
        command: commandWords(name, operation, request),
      }),
    );
    return recorded;
  };
  return operation.run(request, {
    ...context,
    table: recordedTable(table, record),
    edge: edge && recordedEdge(edge, record),
  });
}

const recordedEdge = (edge: EdgeAccess, record: () => Promise<void>): EdgeAccess => ({
  ...edge,
  store: (keys) => record().then(() => edge.store(keys)),
  send: (key) => record().then(() => edge.send(key)),
});
