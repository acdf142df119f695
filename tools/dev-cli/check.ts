import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { reportFailure } from './terminal/report-failure.ts';
import { runSuites } from './test/run-suites.ts';
import { createCheck, type Suite, typeCommands } from './test/suites.ts';

// For quick feedback: types, lint, and the unit tests affected by changes since a commit, `HEAD` by default.

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).split('\n').filter(Boolean);

const types = createCheck(
  'types',
  typeCommands('--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo'),
);

const lint = (changed: string[]): Suite =>
  createCheck('lint', [['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]]);

const tests = (since: string): Suite =>
  createCheck('tests', [
    [
      'vitest',
      'run',
      `--changed=${since}`,
      '--passWithNoTests',
      '--project=!resilience',
      '--exclude=**/local-stack/**',
    ],
  ]);

try {
  const [since = 'HEAD'] = process.argv.slice(2);
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  mkdirSync(path.join(projectFolder, 'build'), { recursive: true });
  await runSuites(changed.length === 0 ? [types] : [types, tests(since), lint(changed)]);
} catch (problem) {
  reportFailure(problem);
}
