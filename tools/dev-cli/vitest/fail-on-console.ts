import { afterEach, beforeEach, expect } from 'vitest';

const complaints: string[] = [];
const watched = ['error', 'warn'] as const;

/**
 * Fails any test that writes to `console.error` or `console.warn`.
 * A test that expects a line mocks it: `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
beforeEach(() => {
  complaints.length = 0;
  for (const level of watched) {
    console[level] = (...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  expect(complaints, 'no line on console.error or console.warn').toEqual([]);
});
