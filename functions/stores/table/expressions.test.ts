import { expect, test } from 'vitest';
import {
  allOf,
  anyOf,
  equals,
  ifNotExists,
  incrementBy,
  isMissing,
  not,
  onlyIf,
  updateOf,
} from './expressions.ts';

test('an update expression uses a placeholder for every attribute and value', () => {
  expect(
    updateOf({
      set: { status: 'paid', version: incrementBy(1), held: incrementBy(2, 0), seen: ifNotExists('now') },
      add: { points: 3 },
      delete: { ids: new Set(['a']) },
      remove: ['event'],
      when: [equals('status', 'pending')],
    }),
  ).toEqual({
    UpdateExpression:
      'SET #n0 = :v0, #n1 = #n1 + :v1, #n2 = if_not_exists(#n2, :v2) + :v3, #n3 = if_not_exists(#n3, :v4) ADD #n4 :v5 DELETE #n5 :v6 REMOVE #n6',
    ConditionExpression: '(#n0 = :v7)',
    ExpressionAttributeNames: {
      '#n0': 'status',
      '#n1': 'version',
      '#n2': 'held',
      '#n3': 'seen',
      '#n4': 'points',
      '#n5': 'ids',
      '#n6': 'event',
    },
    ExpressionAttributeValues: {
      ':v0': 'paid',
      ':v1': 1,
      ':v2': 0,
      ':v3': 2,
      ':v4': 'now',
      ':v5': 3,
      ':v6': new Set(['a']),
      ':v7': 'pending',
    },
  });
});

test('an update expression leaves out undefined values and empty clauses', () => {
  expect(updateOf({ set: { name: undefined }, remove: ['name'] })).toEqual({
    UpdateExpression: 'REMOVE #n0',
    ExpressionAttributeNames: { '#n0': 'name' },
  });
});

test('DynamoDB conditions keep their grouping when they are combined', () => {
  const condition = allOf(anyOf(isMissing('a'), equals('a', 1)), not(equals('b.c', 2)));
  expect(onlyIf(isMissing('pk'), condition)).toEqual({
    ConditionExpression:
      '(attribute_not_exists(#n0)) AND (((attribute_not_exists(#n1)) OR (#n1 = :v0)) AND (NOT (#n2.#n3 = :v1)))',
    ExpressionAttributeNames: { '#n0': 'pk', '#n1': 'a', '#n2': 'b', '#n3': 'c' },
    ExpressionAttributeValues: { ':v0': 1, ':v1': 2 },
  });
});
