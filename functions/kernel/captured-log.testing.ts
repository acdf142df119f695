import { beforeEach, vi } from 'vitest';

interface CapturedLog {
  readonly text: () => string;
  readonly lines: () => Record<string, unknown>[];
}

/** The log of each test of a file, captured separately. */
export function testLog(): CapturedLog {
  let log: CapturedLog;
  beforeEach(() => {
    log = captureLog();
  });
  return { text: () => log.text(), lines: () => log.lines() };
}

/** Captures log output until the end of the test. */
export function captureLog(): CapturedLog {
  const output: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => output.push(String(chunk)) > 0);
  const text = () => output.join('');
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
