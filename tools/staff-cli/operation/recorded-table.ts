import { randomBytes } from 'node:crypto';
import type { Table } from '#functions/stores/table/table.ts';
import { commandTrail } from '#functions/stores/trail/command-trail.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

const writes: ReadonlySet<string> = new Set([
  'PutCommand',
  'UpdateCommand',
  'DeleteCommand',
  'TransactWriteCommand',
  'BatchWriteCommand',
]);

/** Who runs which command. */
export interface CommandRun {
  readonly actor: () => Promise<string>;
  readonly command: string;
  readonly clock: Clock;
}

/**
 * The table as a command gets it: before its first write the trail records who runs what. A command that only reads
 * leaves no entry, and one that cannot be recorded writes nothing.
 */
export function recordedTable(table: Table, { actor, command, clock }: CommandRun): Table {
  let recorded: Promise<void> | undefined;
  const record = async () =>
    commandTrail(table, clock).record({ id: randomBytes(8).toString('hex'), by: await actor(), command });
  return {
    name: table.name,
    client: new Proxy(table.client, {
      get: (client, property) =>
        property !== 'send'
          ? Reflect.get(client, property)
          : async (sent: { constructor: { name: string } }) => {
              if (writes.has(sent.constructor.name)) {
                recorded ??= record();
                await recorded;
              }
              return client.send(sent as never);
            },
    }),
  };
}
