import { expect, it } from 'vitest';
import { fieldsOf, readJson } from './read-json.ts';

it.each([
  ['nothing stored', null, undefined],
  ['a text that is not JSON', '{', undefined],
  ['JSON', '{"a":[1]}', { a: [1] }],
])('readJson returns the parsed value, or undefined if there is none, for %s', (_, text, value) =>
  expect(readJson(text)).toEqual(value),
);

it.each([['null'], ['7'], ['"text"'], ['[1]']])('fieldsOf returns no fields for %s', (text) =>
  expect(fieldsOf(readJson(text))).toEqual({}),
);
