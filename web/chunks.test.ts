import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chunks, consoleChunks, copyParts } from './chunks.ts';

it.each([chunks, consoleChunks, copyParts].flatMap((each) => Object.values(each).flat()))(
  'the file %s, which the build puts into a chunk, exists',
  (source) => {
    expect(existsSync(path.join(import.meta.dirname, '..', source))).toBe(true);
  },
);
