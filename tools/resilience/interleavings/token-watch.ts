import type { TableCall } from './stepwise-table.ts';

/**
 * Checks that a retried transaction keeps its idempotency token; with another one DynamoDB would apply it twice. A
 * retry is the same write within one press and without a failed condition in between: after a failed condition, or with
 * the next press, the write is decided again.
 */
export function tokenWatch() {
  const tokens = new Map<number, Map<string, unknown>>();
  const problems: string[] = [];
  return {
    problems,
    /** Starts a new press: forgets the visitor's earlier writes. */
    begin: (visitor: number): void => void tokens.set(visitor, new Map()),
    check: ({ visitor, operation, input }: TableCall): void => {
      if (operation !== 'TransactWriteItems') return;
      const sent = tokens.get(visitor) ?? new Map<string, unknown>();
      const items = JSON.stringify(input.TransactItems);
      const token = sent.get(items) ?? input.ClientRequestToken;
      tokens.set(visitor, sent.set(items, token));
      if (token !== input.ClientRequestToken) problems.push('a transaction was retried with another token');
    },
  };
}
