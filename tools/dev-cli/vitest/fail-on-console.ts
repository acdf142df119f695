import { afterEach, beforeEach, expect } from 'vitest';

const complaints: string[] = [];
const watched = ['error', 'warn'] as const;

/**
 * Fails a test in which anything was written to `console.error` or `console.warn`.
 *
 * A test that expects such a line says so itself: `vi.spyOn(console, 'error').mockImplementation(…)`.
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
  expect(complaints, 'nothing is written to console.error or console.warn').toEqual([]);
});
