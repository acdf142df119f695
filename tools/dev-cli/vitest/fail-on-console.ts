import { afterEach, beforeEach, expect } from 'vitest';

const lines: string[] = [];
const levels = ['error', 'warn'] as const;

/**
 * Fails any test that writes to `console.error` or `console.warn`.
 * A test that expects a line mocks it: `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
beforeEach(() => {
  lines.length = 0;
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      lines.push(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  expect(lines, 'no line on console.error or console.warn').toEqual([]);
});
