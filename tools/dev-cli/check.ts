import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { exitWithError } from './terminal/exit-with-error.ts';
import { nearTests } from './test/near-tests.ts';
import { runSuites } from './test/run-suites.ts';
import { check, type Suite, typeCommands } from './test/suites.ts';

// For the inner loop: types, lint, and the unit tests near what has changed since a commit, `HEAD` by default.

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).split('\n').filter(Boolean);

const types = check('types', typeCommands('--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo'));

const lint = (changed: string[]): Suite =>
  check('lint', [['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]]);

function tests(changed: string[]): Suite[] {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx')
    .filter((file) => existsSync(path.join(projectFolder, file)))
    .map((file) => ({ file, text: readFileSync(path.join(projectFolder, file), 'utf8') }));
  const { chosen, left } = nearTests(changed, all);
  if (left > 0) console.log(`  ${left} more test files import what has changed: \`npm test\` runs them.`);
  if (chosen.length === 0) return [];
  const projects = ['shared', 'functions', 'infra', 'web*', 'tools'].map((name) => `--project=${name}`);
  return [check('tests', [['vitest', 'run', '--passWithNoTests', ...projects, ...chosen]])];
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
