import { expect, test } from 'vitest';
import { failedIds } from './event-source.ts';

const messages = [{ MessageId: 'a' }, { MessageId: 'b' }];
const returned = (payload: unknown) => ({ outcome: 'returned' as const, payload });
const failures = (...ids: unknown[]) =>
  returned({ batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) });

test.each([
  ['null', null, []],
  ['an empty object', {}, []],
  ['an empty list of failures', failures().payload, []],
  ['one failure', failures('b').payload, ['b']],
])(
  'when the function returns %s for a batch, only the messages reported as failed stay in the queue',
  (_case, payload, expected) => {
    expect([...failedIds(returned(payload), messages, true)]).toEqual(expected);
  },
);

test.each([
  ['returns an unknown id', failures('b', 'x')],
  ['returns an empty id', failures('')],
  ['returns a failure without an id', failures(undefined)],
  ['returns failures that are not a list', returned({ batchItemFailures: 'b' })],
  ['throws an exception', { outcome: 'threw' as const, errorType: 'Error', errorMessage: '' }],
])('when the function %s, the whole batch stays in the queue', (_case, result) => {
  expect([...failedIds(result, messages, true)]).toEqual(['a', 'b']);
});

test('an event source without reports of partial failures deletes a batch from the queue even if the function reports a failed message', () => {
  expect([...failedIds(failures('b'), messages, false)]).toEqual([]);
});
