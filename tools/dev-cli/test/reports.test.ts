import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { fromJest, fromPlaywright, readCheck } from './reports.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  file = path.relative(projectFolder, path.join(folder, 'report.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeReport = (report: object) =>
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report));
const jest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: [
    {
      assertionResults: [
        { status: 'passed', fullName: 'adds up' },
        ...Array.from({ length: failed }, (_, index) => ({ status: 'failed', fullName: `sum ${index}` })),
      ],
    },
  ],
});

it('readCheck counts a successful check as one passed test, and any other as one failed test', () => {
  expect(readCheck(true)).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
  expect(readCheck(false)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

describe('a report of Jest or Vitest', () => {
  it('is read as the counts of tests and the names of failed tests', () => {
    writeReport(jest(7, 0));
    expect(fromJest(file)(true)).toMatchObject({ passed: 7, failed: 0, skipped: 3, failures: [] });
    writeReport(jest(7, 2));
    expect(fromJest(file)(false)).toMatchObject({
      passed: 7,
      failed: 2,
      skipped: 3,
      failures: ['sum 0', 'sum 1'],
    });
  });

  it.each([
    ['that was never written', () => {}, false],
    ['that was never written, of a run that exited with 0', () => {}, true],
    ['of a run without a test', () => writeReport(jest(0, 0)), true],
    ['without a failed test, of a run that failed', () => writeReport(jest(7, 0)), false],
  ])('%s counts as one failed test', (_, write, hasSucceeded) => {
    write();
    expect(fromJest(file)(hasSucceeded).failed).toBe(1);
  });
});

describe('a report of Playwright', () => {
  const e2eTest = (title: string, status: string) => ({
    title,
    file: 'tour.spec.ts',
    line: 3,
    tests: [{ projectName: 'phone', status }],
  });

  it('is read with the names of failed tests and of tests that passed only on retry', () => {
    writeReport({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          specs: [e2eTest('books', 'expected')],
          suites: [{ specs: [e2eTest('pays', 'unexpected'), e2eTest('cancels', 'flaky')] }],
        },
      ],
    });
    expect(fromPlaywright(file)(false)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
      failures: ['[phone] tour.spec.ts:3 pays'],
      flaky: ['[phone] tour.spec.ts:3 cancels'],
    });
  });
});
