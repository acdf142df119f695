import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the failed tests, if the report has them. */
  failures: string[];
  /** Names of the tests that passed only on retry. */
  flaky: string[];
}

/** Reads a suite's counts; `hasSucceeded`: its last command exited with code 0. */
export type ReadReport = (hasSucceeded: boolean) => Counts;

/** Counts for a suite that is a single check: pass or fail. */
export const readCheck: ReadReport = (hasSucceeded) => ({
  passed: hasSucceeded ? 1 : 0,
  failed: hasSucceeded ? 0 : 1,
  skipped: 0,
  failures: [],
  flaky: [],
});

export const fromVitest = fromJest;

/** Reads Jest's JSON report, which Vitest also writes. */
export function fromJest(file: string): ReadReport {
  return readCheckedReport(file, (report: JestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ),
    flaky: [],
  }));
}

/** Reads Playwright's JSON report. Tests that passed on retry count as passed, and are listed. */
export function fromPlaywright(file: string): ReadReport {
  return readCheckedReport(file, ({ stats, suites }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: testsWithStatus(suites, 'unexpected'),
    flaky: testsWithStatus(suites, 'flaky'),
  }));
}

function testsWithStatus(suites: PlaywrightSuite[], status: string): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => `[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}`),
    ),
    ...testsWithStatus(suite.suites ?? [], status),
  ]);
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** Reads a report; a missing report, an empty run or a failure outside the tests counts as a failed suite. */
function readCheckedReport<Report>(file: string, countsOf: (report: Report) => Counts): ReadReport {
  return (hasSucceeded) => {
    const absolute = path.join(projectFolder, file);
    const result = existsSync(absolute)
      ? countsOf(JSON.parse(readFileSync(absolute, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
    const isSuccess = hasSucceeded && result.passed > 0;
    return { ...result, failed: isSuccess ? result.failed : Math.max(result.failed, 1) };
  };
}
