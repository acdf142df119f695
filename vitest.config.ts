import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isFullRun } from '#shared/full-run.testing.ts';
import { ShuffledByProject } from '#tools/dev-cli/vitest/shuffled-by-project.ts';
import { translatedModules } from '#web/translated-modules.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** The rules must give the same answers wherever they run: behind Port Vila, with summer time, and ahead of it. */
const zones = { shared: 'America/Los_Angeles', 'shared ahead': 'Pacific/Kiritimati' };

/** Rules that reckon with days and hours: in `npm test` only they run in the second zone. */
const rulesOfTime = 'shared/{booking,calendar,calendar-file,numbers,values,visits}/**/*.test.ts';

/** They end what would never end, and say nothing of how long a test may take: other work may slow the machine down. */
const endless = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { requireAssertions: true, poll: { timeout: 120_000 } },
};

const failOnConsole = './tools/dev-cli/vitest/fail-on-console.ts';
const zoneInForce = './tools/dev-cli/vitest/effective-zone.ts';
const freshModules = './tools/dev-cli/vitest/fresh-modules.ts';
const dynamoDbLocal = './tools/dev-cli/vitest/dynamodb-local.ts';

/**
 * They mount whole pages: the router's contexts hold values of the static renders of other files in the same process,
 * and React remembers which events the first document knew.
 */
const mountedPages = 'web/app/console/**/*.test.{ts,tsx}';

/** With the words of the French build. */
const frenchPages = 'web/**/*.fr.test.{ts,tsx}';

const rules: TestProjectConfiguration[] = Object.entries(zones).map(([name, TZ]) => ({
  extends: true,
  test: {
    name,
    include: [name === 'shared' || isFullRun ? 'shared/**/*.test.ts' : rulesOfTime],
    env: { TZ },
    setupFiles: [zoneInForce, failOnConsole],
    isolate: false,
  },
}));

export default defineConfig({
  test: {
    ...endless,
    pool: 'forks',
    // Read for the ranges of its files; all other sheets are empty in tests.
    css: { include: [/zen-old-mincho/, /\.module\.css/] },
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: ShuffledByProject, shuffle: { tests: true }, seed },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    passWithNoTests: false,
    projects: [
      ...rules,
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['functions/**/*.test.{ts,tsx}'],
          env: { TZ: 'America/Los_Angeles' },
          setupFiles: [zoneInForce, failOnConsole, freshModules],
          globalSetup: [dynamoDbLocal],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          exclude: ['infra/**/*.cdk.test.ts'],
          env: { TZ: 'America/Los_Angeles' },
          setupFiles: [zoneInForce, failOnConsole, freshModules],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [mountedPages, frenchPages],
          env: { TZ: 'America/Los_Angeles' },
          setupFiles: [zoneInForce, failOnConsole, freshModules],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [translatedModules('fr')],
        test: {
          name: 'web in French',
          include: [frenchPages],
          env: { TZ: 'America/Los_Angeles' },
          setupFiles: [zoneInForce, failOnConsole, freshModules],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web apart',
          include: [mountedPages],
          env: { TZ: 'America/Los_Angeles' },
          setupFiles: [zoneInForce, failOnConsole],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: ['tools/resilience/**'],
          env: { TZ: 'America/Los_Angeles' },
          setupFiles: [zoneInForce, failOnConsole, freshModules],
          globalSetup: [dynamoDbLocal],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'resilience',
          include: ['tools/resilience/**/*.test.ts'],
          env: { TZ: 'Pacific/Kiritimati' },
          setupFiles: [zoneInForce],
          globalSetup: [dynamoDbLocal],
          isolate: false,
          // In full they say how long answers take: nothing else may run meanwhile.
          fileParallelism: !isFullRun,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
