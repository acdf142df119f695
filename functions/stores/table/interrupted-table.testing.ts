import type { Table } from './table.ts';

/** A table that runs `before` ahead of its first (or `nth`) command of a kind, such as `UpdateCommand`. */
export function interruptedTable(
  { client, name }: Table,
  kind: string,
  before: () => Promise<unknown>,
  nth = 1,
): Table {
  let calls = 0;
  return {
    name,
    client: new Proxy(client, {
      get: (target, property) =>
        property !== 'send'
          ? Reflect.get(target, property)
          : async (command: { constructor: { name: string } }) => {
              if (command.constructor.name === kind) {
                calls += 1;
                if (calls === nth) await before();
              }
              return target.send(command as never);
            },
    }),
  };
}
