import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chunks, wordParts } from './chunks.ts';

it.each([...Object.values(chunks), ...Object.values(wordParts)].flat())(
  'the source %s of a chunk exists',
  (source) => {
    expect(existsSync(path.join(import.meta.dirname, '..', source))).toBe(true);
  },
);
