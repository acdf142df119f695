import { vi } from 'vitest';

/** Captures log output until the end of the test. */
export function captureLog(): { text: () => string; lines: () => Record<string, unknown>[] } {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  const text = () => written.join('');
  return {
    text,
    lines: () =>
      text()
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}
