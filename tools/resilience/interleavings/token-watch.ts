import type { TableCall } from './stepwise-table.ts';

/**
 * Watches that a transaction which is sent again goes under the same token: without that, DynamoDB could not know it
 * as the same. It is the same when one press of a visitor writes the same twice and no condition has failed between:
 * after that, and with the next press, it is looked at anew and decided anew.
 */
export function tokenWatch() {
  const tokens = new Map<number, Map<string, unknown>>();
  const problems: string[] = [];
  return {
    problems,
    /** A visitor presses: what they have sent before is over. */
    begin: (visitor: number): void => void tokens.set(visitor, new Map()),
    see: ({ visitor, operation, input }: TableCall): void => {
      if (operation !== 'TransactWriteItems') return;
      const sent = tokens.get(visitor) ?? new Map<string, unknown>();
      const items = JSON.stringify(input.TransactItems);
      const token = sent.get(items) ?? input.ClientRequestToken;
      tokens.set(visitor, sent.set(items, token));
      if (token !== input.ClientRequestToken)
        problems.push('a transaction was sent again under another token');
    },
  };
}
