import type { TableCall } from './stepwise-table.ts';

/**
 * Checks that a retried transaction keeps its idempotency token; with another token, DynamoDB would apply the transaction twice. A retry
 * is the same write within one action, without a failed condition in between: after a failed condition, or in the next
 * action, the write is decided again.
 */
export function watchTokens() {
  const tokens = new Map<number, Map<string, unknown>>();
  const problems: string[] = [];
  return {
    problems,
    /** Starts a new action: forgets the visitor's earlier writes. */
    begin: (visitor: number): void => void tokens.set(visitor, new Map()),
    check: ({ visitor, operation, input }: TableCall): void => {
      if (operation !== 'TransactWriteItems') return;
      const tokensByItems = tokens.get(visitor) ?? new Map<string, unknown>();
      const items = JSON.stringify(input.TransactItems);
      const token = tokensByItems.get(items) ?? input.ClientRequestToken;
      tokens.set(visitor, tokensByItems.set(items, token));
      if (token !== input.ClientRequestToken) problems.push('a transaction was retried with another token');
    },
  };
}
