import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { areFunctionsBundled } from '../build/build.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../..');

/** The value of every secret in the environment. No deployed file may contain it. */
const canary = 'canary-2f6c1d9e-of-secrets';
const secretVariables = [
  'AWS_SECRET_ACCESS_KEY',
  'GITHUB_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VITE_SECRET',
];

/** The option that prod requires. */
const runbooks = 'https://example.com/runbooks';

const customDomain = {
  domain: 'www.example.com',
  certificate: 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b3c4d',
};

const everyOption = {
  runbooks,
  alarms: 'alarms@example.com',
  page: '+6785550123,https://events.example.com/integration/key,ann@example.com',
  firewall: true,
  ...customDomain,
  zone: 'Z0123456789ABC',
  github: 'rum/site',
  dmarc: 'quarantine',
  preload: true,
  release: '1a2b3c',
  backup: 'ap-southeast-4',
};

/** The arguments of one synthesis. */
type Run = readonly [stage: string, site: string, options?: object];

/** The run that CDK also validates. It has every option, so it has every resource. */
const validatedRun = 'complete';

/** The runs of the real app in each process, by their folder below `SYNTHESIZED`. */
const processes: readonly Readonly<Record<string, Run>>[] = [
  {
    dev: ['dev', 'site'],
    measured: [
      'dev',
      'measured-site',
      { ...customDomain, github: 'rum@123/site@456', zone: 'Z0123456789ABC' },
    ],
    complete: ['prod', 'measured-site', everyOption],
    'prod-again': ['prod', 'measured-site-copied-later', { runbooks }],
  },
  {
    'without-site': ['prod', 'none', { hurry: true, firewall: false, watch: false, runbooks }],
    // This site has ids of analytics providers but no domain, so it has no analytics.
    prod: ['prod', 'measured-site', { runbooks }],
    'dev-again': ['dev', 'site-copied-later'],
    'complete-again': ['prod', 'measured-site-copied-later', everyOption],
  },
];

function writeSite(folder: string): void {
  for (const [file, text] of [
    ['index.html', '<style>p{}</style><script>start()</script>'],
    ['tours/index.html', '<script type="module" src="/assets/page-1.js"></script>'],
    ['tours/confirm/index.html', ''],
    ['staff/index.html', '<style>b{}</style><script>staff()</script>'],
    ['staff/closures/index.html', '<style>b{}</style><script>staff()</script>'],
    ['staff/link/index.html', '<style>b{}</style><script>staff()</script>'],
    ['staff/orders/index.html', '<style>b{}</style><script>staff()</script>'],
    ['staff/people/index.html', '<style>b{}</style><script>staff()</script>'],
    ['staff/till/index.html', '<style>b{}</style><script>staff()</script>'],
    ['__spa-fallback.html', ''],
    ['assets/page-1.js', 'start()'],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

const programs = {
  bundle: ['--eval', "import('./infra/build/bundle.ts').then(({ bundleFunctions }) => bundleFunctions())"],
  synthesize: ['infra/stacks/synthesize-in-turn.testing.ts'],
};

/** Runs a program with a minimal environment, as on a clean machine. */
async function runProgram(program: keyof typeof programs, ...args: string[]): Promise<void> {
  await run(process.execPath, [...programs[program], ...args], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...Object.fromEntries(secretVariables.map((name) => [name, canary])),
    },
  });
}

/**
 * Bundles the functions unless the build has done so, then runs the app for every stage in two processes. Each stage is
 * synthesized in both, because a test compares their bytes.
 */
// biome-ignore lint/style/noDefaultExport: Jest calls the default export of a global set-up.
export default async function synthesize(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'synthesized-'));
  writeSite(path.join(folder, 'site'));
  cpSync(path.join(folder, 'site'), path.join(folder, 'site-copied-later'), { recursive: true });
  cpSync(path.join(folder, 'site'), path.join(folder, 'measured-site'), { recursive: true });
  writeFileSync(
    path.join(folder, 'measured-site/measurement.json'),
    JSON.stringify({ analyticsId: 'G-TEST1234', pixelId: '1234567890' }),
  );
  cpSync(path.join(folder, 'measured-site'), path.join(folder, 'measured-site-copied-later'), {
    recursive: true,
  });
  if (!areFunctionsBundled()) await runProgram('bundle');
  const synthesizeRuns = (runs: Readonly<Record<string, Run>>) =>
    runProgram(
      'synthesize',
      JSON.stringify(
        Object.entries(runs).map(([name, [stage, site, options]]) => [
          path.join(folder, name),
          { stage, site: site === 'none' ? site : path.join(folder, site), ...options },
          name === validatedRun,
        ]),
      ),
    );
  await Promise.all(processes.map(synthesizeRuns));
  process.env.SYNTHESIZED = folder;
  // Tests that synthesize a stack themselves do not validate it.
  process.env.CDK_VALIDATION = 'false';
  process.env.SECRET_CANARY = canary;
  return () => rmSync(folder, { recursive: true });
}
