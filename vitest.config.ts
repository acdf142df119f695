import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isFullRun } from '#shared/full-run.testing.ts';
import { ShuffledByProject } from '#tools/dev-cli/vitest/shuffled-by-project.ts';
import { translatedModules } from '#web/translated-modules.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** The rules must give the same results in every time zone: behind Port Vila, with summer time, and ahead of it. */
const zones = { shared: 'America/Los_Angeles', 'shared ahead': 'Pacific/Kiritimati' };

/** Rules about days and hours. In `npm test` only these run in the second zone. */
const rulesOfTime = 'shared/{booking,calendar,calendar-file,numbers,values,visits}/**/*.test.ts';

/** Timeouts only end tests that hang. They are long, because other work may slow the machine. */
const longTimeouts = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { requireAssertions: true, poll: { timeout: 120_000 } },
};

const failOnConsole = './tools/dev-cli/vitest/fail-on-console.ts';
const effectiveZone = './tools/dev-cli/vitest/effective-zone.ts';
const freshModules = './tools/dev-cli/vitest/fresh-modules.ts';
const dynamoDbLocal = './tools/dev-cli/vitest/dynamodb-local.ts';

/**
 * Tests that mount whole pages, each file in a separate process. In a shared process, the router's contexts would hold
 * values of the static renders of other files, and React would remember which events the first document knew.
 */
const mountedPages = 'web/app/console/**/*.test.{ts,tsx}';

/** Tests with the copy of the French build. */
const frenchPages = 'web/**/*.fr.test.{ts,tsx}';

const rules: TestProjectConfiguration[] = Object.entries(zones).map(([name, TZ]) => ({
  extends: true,
  test: {
    name,
    include: [name === 'shared' || isFullRun ? 'shared/**/*.test.ts' : rulesOfTime],
    env: { TZ },
    setupFiles: [effectiveZone, failOnConsole],
    isolate: false,
  },
}));

export default defineConfig({
  test: {
    ...longTimeouts,
    pool: 'forks',
    // Tests read the ranges of the font's files. Other style sheets are empty in tests, except modules.
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
          setupFiles: [effectiveZone, failOnConsole, freshModules],
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
          setupFiles: [effectiveZone, failOnConsole, freshModules],
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
          setupFiles: [effectiveZone, failOnConsole, freshModules],
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
          setupFiles: [effectiveZone, failOnConsole, freshModules],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web apart',
          include: [mountedPages],
          exclude: [frenchPages],
          env: { TZ: 'America/Los_Angeles' },
          setupFiles: [effectiveZone, failOnConsole],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: ['tools/resilience/**'],
          env: { TZ: 'America/Los_Angeles' },
          setupFiles: [effectiveZone, failOnConsole, freshModules],
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
          setupFiles: [effectiveZone],
          globalSetup: [dynamoDbLocal],
          isolate: false,
          // The full run measures response times: nothing else may run meanwhile.
          fileParallelism: !isFullRun,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
