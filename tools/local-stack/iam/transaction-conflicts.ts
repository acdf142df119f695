import type { AwsCall } from './aws-call.ts';

/** Items being written now, by kind of write. */
export interface WritesInFlight {
  /**
   * Registers a call as in flight.
   * @returns a function that removes the call again, or DynamoDB's error if the call conflicts with another
   */
  enter(call: Pick<AwsCall, 'operation' | 'writes'>): { leave: () => void } | { conflict: AwsErrorBody };
}

export interface AwsErrorBody {
  code: string;
  message: string;
  extra?: Record<string, unknown>;
}

/**
 * In DynamoDB, two transactions on one item, or a transaction and a single write, never wait for each other: the later
 * one is refused.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
export function createWritesInFlight(): WritesInFlight {
  const singleWrites = new Map<string, number>();
  const transactionWrites = new Map<string, number>();
  return {
    enter: ({ operation, writes }) => {
      const isTransaction = operation.startsWith('Transact');
      const conflicts = writes.map(
        (key) => transactionWrites.has(key) || (isTransaction && singleWrites.has(key)),
      );
      if (conflicts.includes(true))
        return { conflict: isTransaction ? cancelledError(conflicts) : conflictError };
      if (operation === 'TransactGetItems') return { leave: () => {} };
      const counts = isTransaction ? transactionWrites : singleWrites;
      for (const key of writes) counts.set(key, (counts.get(key) ?? 0) + 1);
      return {
        leave: () => {
          for (const key of writes) {
            const count = (counts.get(key) ?? 1) - 1;
            if (count === 0) counts.delete(key);
            else counts.set(key, count);
          }
        },
      };
    },
  };
}

const conflictError: AwsErrorBody = {
  code: 'TransactionConflictException',
  message: 'Transaction is ongoing for the item',
};

function cancelledError(conflicts: boolean[]): AwsErrorBody {
  const reasons = conflicts.map((conflict) =>
    conflict
      ? { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' }
      : { Code: 'None' },
  );
  return {
    code: 'TransactionCanceledException',
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons
      .map(({ Code }) => Code)
      .join(', ')}]`,
    extra: { CancellationReasons: reasons },
  };
}
