import type { Table } from './table.ts';

/** A table before whose first call of a kind (`UpdateCommand`) something else happens. */
export function interruptedTable(
  { client, name }: Table,
  kind: string,
  before: () => Promise<unknown>,
): Table {
  let isDone = false;
  return {
    name,
    client: new Proxy(client, {
      get: (target, property) =>
        property !== 'send'
          ? Reflect.get(target, property)
          : async (command: { constructor: { name: string } }) => {
              if (command.constructor.name === kind && !isDone) {
                isDone = true;
                await before();
              }
              return target.send(command as never);
            },
    }),
  };
}
