import { describe, expect, test } from 'vitest';
import { createWritesInFlight } from '../iam/transaction-conflicts.ts';
import { createFaults } from './injected-faults.ts';

const update = { service: 'dynamodb', operation: 'UpdateItem', caller: 'CreateBooking' };

describe('an injected fault rule', () => {
  test('selects calls by service, operation and caller', () => {
    const faults = createFaults([
      { service: 'dynamodb', operation: 'UpdateItem', caller: 'Create', effect: { kind: 'hang' } },
    ]);
    expect(faults.pick(update)).toEqual({ kind: 'hang' });
    expect(faults.pick({ ...update, operation: 'GetItem' })).toBeUndefined();
    expect(faults.pick({ ...update, service: 'sqs' })).toBeUndefined();
    expect(faults.pick({ ...update, caller: 'CancelBooking' })).toBeUndefined();
  });

  test('skips a given number of calls, then affects a given number of calls', () => {
    const faults = createFaults([{ skip: 1, times: 2, effect: { kind: 'drop-after' } }]);
    const kinds = Array.from({ length: 5 }, () => faults.pick(update)?.kind);
    expect(kinds).toEqual([undefined, 'drop-after', 'drop-after', undefined, undefined]);
  });

  test('with a probability selects the same calls for the same seed', () => {
    const run = (seed: number): boolean[] => {
      const faults = createFaults([{ probability: 0.3, effect: { kind: 'hang' } }], seed);
      return Array.from({ length: 1000 }, () => faults.pick(update) !== undefined);
    };
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
    const picked = run(7).filter(Boolean).length;
    expect(picked).toBeGreaterThan(250);
    expect(picked).toBeLessThan(350);
  });
});

describe('with simulated transaction conflicts in DynamoDB Local', () => {
  const transaction = { operation: 'TransactWriteItems', writes: ['one', 'two'] };

  test('a second transaction on an item is cancelled with a reason for that item', () => {
    const inFlight = createWritesInFlight();
    inFlight.enter({ operation: 'TransactWriteItems', writes: ['two'] });
    expect(inFlight.enter(transaction)).toMatchObject({
      conflict: {
        code: 'TransactionCanceledException',
        extra: { CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }] },
      },
    });
  });

  test('a single write to an item is refused during a transaction, but not during another single write', () => {
    const inFlight = createWritesInFlight();
    const single = { operation: 'UpdateItem', writes: ['one'] };
    const first = inFlight.enter(single);
    expect(inFlight.enter(single)).toHaveProperty('leave');
    expect(inFlight.enter(transaction)).toHaveProperty('conflict');
    expect(first).toHaveProperty('leave');

    const later = createWritesInFlight();
    const running = later.enter(transaction);
    expect(later.enter(single)).toMatchObject({ conflict: { code: 'TransactionConflictException' } });
    if ('leave' in running) running.leave();
    expect(later.enter(single)).toHaveProperty('leave');
  });
});
