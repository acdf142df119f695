import { expect, test } from 'vitest';
import { failedIds } from './event-source.ts';

const messages = [{ MessageId: 'a' }, { MessageId: 'b' }];
const returned = (payload: unknown) => ({ outcome: 'returned' as const, payload });
const failures = (...ids: unknown[]) =>
  returned({ batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) });

test.each([
  ['null', returned(null), []],
  ['an empty object', returned({}), []],
  ['no failures', failures(), []],
  ['one failure', failures('b'), ['b']],
  ['an unknown id', failures('b', 'x'), ['a', 'b']],
  ['an empty id', failures(''), ['a', 'b']],
  ['no id', failures(undefined), ['a', 'b']],
  ['no list', returned({ batchItemFailures: 'b' }), ['a', 'b']],
  ['an exception', { outcome: 'threw' as const, errorType: 'Error', errorMessage: '' }, ['a', 'b']],
])(
  'when the function returns %s for a batch of the messages a and b, only the messages reported as failed stay in the queue',
  (_case, result, expected) => {
    expect([...failedIds(result, messages, true)]).toEqual(expected);
  },
);

test('an event source without reports of partial failures deletes a batch from the queue even if the function reports a failed message', () => {
  expect([...failedIds(failures('b'), messages, false)]).toEqual([]);
});
