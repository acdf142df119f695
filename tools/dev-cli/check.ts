import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../infra/build/project.ts';
import { exitWithError } from './terminal/exit-with-error.ts';
import { runSuites } from './test/run-suites.ts';
import { check, type Suite } from './test/suites.ts';

// For the inner loop: types, lint, and the unit tests of what has changed since a commit, `HEAD` by default.

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).split('\n').filter(Boolean);

const types = check('types', [
  ['react-router', 'typegen', 'web'],
  ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo', '-p', '.'],
]);

const lint = (changed: string[]): Suite =>
  check('lint', [['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]]);

function tests(changed: string[]): Suite {
  const sources = changed.filter((file) => /^(functions|infra|shared|tools|web)\/.*\.tsx?$/.test(file));
  const projects = ['shared', 'functions', 'infra', 'web'];
  // Tests of tools reach most of the product: they run when tools change.
  if (sources.some((file) => file.startsWith('tools/'))) projects.push('tools');
  const chosen = projects.map((name) => `--project=${name}`);
  return check('tests', [['vitest', 'related', '--run', '--passWithNoTests', ...chosen, ...sources]]);
}

try {
  const [since = 'HEAD'] = process.argv.slice(2);
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  mkdirSync(path.join(projectFolder, 'build'), { recursive: true });
  await runSuites(changed.length === 0 ? [types] : [types, tests(changed), lint(changed)]);
} catch (problem) {
  exitWithError(problem);
}
