import path from 'node:path';
import { projectFolder } from '../../../infra/build/project.ts';
import { checkPassed, fromJest, fromPlaywright, fromVitest, type ReadReport } from './reports.ts';

/** A suite of `npm test`, one line of its final table. */
export interface Suite {
  name: string;
  /** Commands run in turn: a tool of node_modules/.bin, then its arguments. */
  commands: string[][];
  /** Suites that must have finished before this one starts. */
  after: string[];
  /** Reads the counts from the report of the last command. */
  read: ReadReport;
  /** Ends a hanging suite; generous, because other work may slow the machine down. */
  minutesAtMost: number;
  env?: Record<string, string>;
}

const reports = 'build/reports';

export function check(name: string, commands: string[][], after: string[] = []): Suite {
  return { name, commands, after, read: checkPassed, minutesAtMost: 15 };
}

/** Vitest projects, in one process or more. */
function vitest(
  name: string,
  projects: string[],
  { after = [], workers = 1 }: { after?: string[]; workers?: number } = {},
): Suite {
  const report = `${reports}/${name}.json`;
  const command = [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--maxWorkers=${workers}`,
    '--allowOnly=false',
    // Passed tests are in the counts; what a log shows first is what failed.
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, commands: [command], after, read: fromVitest(report), minutesAtMost: 40 };
}

/**
 * The native compiler, which has no API for the tools that read TypeScript themselves; those use the other one. One
 * thread: the other core is busy.
 */
export const typeCommands = (...options: string[]): string[][] => [
  ['react-router', 'typegen', 'web'],
  ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded', ...options, '-p', '.'],
];

/**
 * All suites of `npm test`, two at a time, in the order in which two cores finish them soonest: what needs no build
 * beside the build, and last, when little is left to run beside them, those that keep both cores busy alone.
 */
export const suites: Suite[] = [
  check('build', [['node', 'tools/dev-cli/build.ts']]),
  {
    name: 'stacks',
    commands: [['jest', '--json', `--outputFile=${reports}/stacks.json`]],
    after: ['build'],
    read: fromJest(`${reports}/stacks.json`),
    minutesAtMost: 20,
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
  },
  check('types', typeCommands()),
  check('lint and format', [['biome', 'ci', '--error-on-warnings']]),
  check('unused code', [['knip', '--treat-config-hints-as-errors']]),
  check('openapi.json is fresh', [['node', 'tools/dev-cli/openapi.ts', '--check']]),
  vitest('rules', ['shared*']),
  vitest('pages', ['web*'], { after: ['build'] }),
  vitest('resilience', ['resilience'], { after: ['build'], workers: 2 }),
  vitest('parts', ['functions', 'infra', 'tools'], { after: ['build'], workers: 2 }),
  {
    name: 'e2e',
    commands: [
      [
        'playwright',
        'test',
        '--config=tools/e2e/playwright.config.ts',
        '--forbid-only',
        '--reporter=line,json',
      ],
    ],
    after: ['build'],
    read: fromPlaywright(`${reports}/e2e.json`),
    minutesAtMost: 60,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(projectFolder, reports, 'e2e.json') },
  },
];
