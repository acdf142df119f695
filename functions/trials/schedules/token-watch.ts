import type { TableCall } from './conductor.ts';

/**
 * Watches that a transaction which is sent again goes under the same token: without that, DynamoDB could not know it
 * as the same. Two transactions are the same when they write the same; every change carries an event of its own.
 */
export function tokenWatch() {
  const tokens = new Map<string, unknown>();
  const problems: string[] = [];
  return {
    problems,
    see: ({ operation, input }: TableCall): void => {
      if (operation !== 'TransactWriteItems') return;
      const items = JSON.stringify(input.TransactItems);
      const token = tokens.get(items) ?? input.ClientRequestToken;
      tokens.set(items, token);
      if (token !== input.ClientRequestToken)
        problems.push('a transaction was sent again under another token');
    },
  };
}
