import type { ObservedTable } from '#functions/stores/table/table-content.testing.ts';

/** Shares of calls that never reach the table, and of responses lost after the commit. */
const lostCallShare = 0.08;
const lostResponseShare = 0.2;

/**
 * Wraps a table so that it loses calls and responses.
 *
 * @param random returns the next number from 0 to 1
 */
export function lossyTable(table: ObservedTable, random: () => number): ObservedTable {
  const connectionError = () => Object.assign(new Error('The connection broke'), { code: 'ECONNRESET' });
  const client = new Proxy(table.client, {
    get: (target, name) => {
      if (name !== 'send') return Reflect.get(target, name);
      return async (command: never) => {
        const randomNumber = random();
        if (randomNumber < lostCallShare) throw connectionError();
        const response = await target.send(command);
        if (randomNumber < lostCallShare + lostResponseShare) throw connectionError();
        return response;
      };
    },
  });
  return { ...table, client };
}
