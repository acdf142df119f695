import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { fromJest, fromPlaywright, fromVitest, type ReadReport, readCheck } from './reports.ts';

/** A suite of `npm test`, one line of its final table. */
export interface Suite {
  name: string;
  /** Commands run one after another: a tool of node_modules/.bin, then its arguments. */
  commands: string[][];
  /** Suites that must finish before this one starts. */
  after: string[];
  /** Cores it keeps busy; a suite that measures races takes all. */
  cores: 1 | 2;
  /** Reads the counts from the report of the last command. */
  read: ReadReport;
  /** Ends a hanging suite; generous, because other work may slow the machine down. */
  maxMinutes: number;
  usesDatabase?: boolean;
  env?: Record<string, string>;
}

const reportsFolder = 'build/reports';

export function createCheck(name: string, commands: string[][]): Suite {
  return { name, commands, after: [], cores: 1, read: readCheck, maxMinutes: 15 };
}

/** Creates a suite of Vitest projects. By default it starts one process for each core that it occupies. */
function createVitestSuite(
  name: string,
  projects: string[],
  { workers, ...suite }: Pick<Suite, 'after' | 'cores' | 'usesDatabase'> & { workers?: number },
): Suite {
  const report = `${reportsFolder}/${name}.json`;
  const command = [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--maxWorkers=${workers ?? suite.cores}`,
    '--allowOnly=false',
    // Passed tests are in the counts; the log starts with failures.
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, commands: [command], ...suite, read: fromVitest(report), maxMinutes: 40 };
}

/**
 * The native compiler. It has no API, so tools that read TypeScript use the JavaScript compiler. One thread, since the
 * second core is busy.
 */
export const typeCommands = (...options: string[]): string[][] => [
  ['react-router', 'typegen', 'web'],
  ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded', ...options, '-p', '.'],
];

/** All suites of `npm test`, in the order in which two cores finish them soonest. */
export const suites: Suite[] = [
  createCheck('build', [['node', 'tools/dev-cli/build.ts']]),
  // The longest suite that needs one core: the checks and the stacks use the other.
  createVitestSuite('pages', ['web*'], { after: ['build'], cores: 1 }),
  {
    name: 'stacks',
    commands: [['jest', '--json', `--outputFile=${reportsFolder}/stacks.json`]],
    after: ['build'],
    cores: 1,
    read: fromJest(`${reportsFolder}/stacks.json`),
    maxMinutes: 20,
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
  },
  createCheck('types', typeCommands()),
  createCheck('lint and format', [['biome', 'ci', '--error-on-warnings']]),
  createCheck('unused code', [['knip', '--treat-config-hints-as-errors']]),
  createCheck('openapi.json is fresh', [['node', 'tools/dev-cli/openapi.ts', '--check']]),
  createVitestSuite('rules', ['shared*'], { after: [], cores: 1 }),
  // Three workers: each waits for the database a third of the time.
  createVitestSuite('backend', ['functions', 'infra', 'tools'], {
    after: ['build'],
    cores: 2,
    workers: 3,
    usesDatabase: true,
  }),
  createVitestSuite('resilience', ['resilience'], { after: ['build'], cores: 2, usesDatabase: true }),
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
    cores: 2,
    read: fromPlaywright(`${reportsFolder}/e2e.json`),
    maxMinutes: 60,
    usesDatabase: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(projectFolder, reportsFolder, 'e2e.json') },
  },
];
