import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chunks, copyParts } from './chunks.ts';

it.each([...Object.values(chunks), ...Object.values(copyParts)].flat())(
  'the source %s of a chunk exists',
  (source) => {
    expect(existsSync(path.join(import.meta.dirname, '..', source))).toBe(true);
  },
);
