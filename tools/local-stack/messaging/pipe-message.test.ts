import { describe, expect, test } from 'vitest';
import { fillTemplate } from '../template/input-template.ts';
import { matchesPattern } from './event-pattern.ts';

const record = {
  eventName: 'MODIFY',
  dynamodb: {
    Keys: { pk: { S: 'DAY#2026-11-24' } },
    NewImage: { event: { M: { id: { S: 'e1' }, size: { N: '3' } } }, tags: { SS: ['a', 'b'] } },
  },
};

describe('the event pattern', () => {
  test.each<[Record<string, unknown>, boolean]>([
    [{ eventName: ['INSERT', 'MODIFY'] }, true],
    [{ eventName: ['INSERT'] }, false],
    [{ eventName: [{ 'anything-but': 'REMOVE' }] }, true],
    [{ eventName: [{ 'anything-but': ['REMOVE', 'MODIFY'] }] }, false],
    [{ eventName: [{ prefix: 'MOD' }] }, true],
    [{ eventName: [{ suffix: 'ERT' }] }, false],
    [{ dynamodb: { NewImage: { event: { M: { id: { S: [{ exists: true }] } } } } } }, true],
    [{ dynamodb: { NewImage: { closed: { BOOL: [{ exists: true }] } } } }, false],
    [{ dynamodb: { NewImage: { closed: { BOOL: [{ exists: false }] } } } }, true],
    // `exists` only matches leaves.
    [{ dynamodb: { NewImage: { event: [{ exists: true }] } } }, false],
    [{ dynamodb: { NewImage: { tags: { SS: ['b'] } } } }, true],
    [{ $or: [{ eventName: ['REMOVE'] }, { eventName: ['MODIFY'] }] }, true],
    [{ eventName: ['MODIFY'], dynamodb: { Keys: { pk: { S: ['DAY#1'] } } } }, false],
  ])('%j of a pipe matches the record: %s', (pattern, expected) => {
    expect(matchesPattern(record, pattern)).toBe(expected);
  });

  test('of a pipe is refused if it contains an unknown comparison', () => {
    expect(() => matchesPattern(record, { eventName: [{ wildcard: 'M*' }] })).toThrow('"wildcard"');
  });
});

describe('the input template of a pipe', () => {
  test.each([
    ['{"id": "<$.dynamodb.NewImage.event.M.id.S>"}', '{"id": "e1"}'],
    ['{"id": <$.dynamodb.NewImage.event.M.id.S>}', '{"id": "e1"}'],
    ['{"keys": <$.dynamodb.Keys>}', '{"keys": {"pk":{"S":"DAY#2026-11-24"}}}'],
    ['{"none": "<$.dynamodb.OldImage.x>"}', '{"none": ""}'],
    ['{"quote": "a \\" <$.eventName>"}', '{"quote": "a \\" MODIFY"}'],
  ])('%s becomes %s', (template, expected) => {
    expect(fillTemplate(template, record)).toBe(expected);
  });
});
