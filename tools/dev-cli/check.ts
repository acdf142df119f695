import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../infra/build/project.ts';
import { exitWithError } from './terminal/exit-with-error.ts';
import { runSuites } from './test/run-suites.ts';
import { check, type Suite } from './test/suites.ts';

// For the inner loop: types, lint, and the unit tests near what has changed since a commit, `HEAD` by default.

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).split('\n').filter(Boolean);

const types = check('types', [
  ['react-router', 'typegen', 'web'],
  ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo', '-p', '.'],
]);

const lint = (changed: string[]): Suite =>
  check('lint', [['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]]);

/** Tests that stand beside a changed file or import it. What is further away is left to `npm test`. */
function tests(changed: string[]): Suite[] {
  const sources = changed.filter((file) => /^(functions|infra|shared|tools|web)\/.*\.tsx?$/.test(file));
  const isNear = (test: string): boolean => {
    const text = readFileSync(path.join(projectFolder, test), 'utf8');
    return sources.some(
      (file) => path.dirname(file) === path.dirname(test) || text.includes(`/${path.basename(file)}'`),
    );
  };
  const near = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx')
    .filter((test) => existsSync(path.join(projectFolder, test)))
    .filter(isNear);
  if (near.length === 0) return [];
  const projects = ['shared', 'functions', 'infra', 'web', 'web in French', 'tools'].map(
    (name) => `--project=${name}`,
  );
  return [check('tests', [['vitest', 'run', '--passWithNoTests', ...projects, ...near]])];
}

try {
  const [since = 'HEAD'] = process.argv.slice(2);
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  mkdirSync(path.join(projectFolder, 'build'), { recursive: true });
  await runSuites(changed.length === 0 ? [types] : [types, ...tests(changed), lint(changed)]);
} catch (problem) {
  exitWithError(problem);
}
