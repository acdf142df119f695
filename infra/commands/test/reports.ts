import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../project.ts';

/** How a suite went. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Reads a suite's counts, knowing whether its last command ended with code 0. */
export type ReadReport = (succeeded: boolean) => Counts;

/** A suite that is a single check: it holds or it does not. */
export const checkPassed: ReadReport = (succeeded) => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
});

export const fromVitest = fromJest;

/** Jest's JSON report, which Vitest writes as well. */
export function fromJest(file: string): ReadReport {
  return honest(file, (report: JestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

export function fromPlaywright(file: string): ReadReport {
  return honest(file, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Never lets a suite look well that left no report, ran nothing, or failed outside of its tests. */
function honest<Report>(file: string, counts: (report: Report) => Counts): ReadReport {
  return (succeeded) => {
    const absolute = path.join(projectFolder, file);
    const found = existsSync(absolute)
      ? counts(JSON.parse(readFileSync(absolute, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 };
    const sound = succeeded && found.passed > 0;
    return { ...found, failed: sound ? found.failed : Math.max(found.failed, 1) };
  };
}
