import type { Table } from '#functions/stores/table/table.ts';

const writes: ReadonlySet<string> = new Set([
  'PutCommand',
  'UpdateCommand',
  'DeleteCommand',
  'TransactWriteCommand',
  'BatchWriteCommand',
]);

/**
 * Wraps the table to call `record` before the first write. A command that only reads is not recorded, and one that
 * cannot be recorded writes nothing.
 */
export const recordedTable = (table: Table, record: () => Promise<void>): Table => ({
  name: table.name,
  client: new Proxy(table.client, {
    get: (client, property) =>
      property !== 'send'
        ? Reflect.get(client, property)
        : async (command: { constructor: { name: string } }) => {
            if (writes.has(command.constructor.name)) await record();
            return client.send(command as never);
          },
  }),
});
