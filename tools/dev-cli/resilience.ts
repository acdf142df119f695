import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '#infra/build/build.ts';
import { projectFolder } from '#infra/build/project.ts';
import { reportFailure } from './terminal/report-failure.ts';

interface ScenarioReport {
  scenario: string;
  metrics: Record<string, number>;
}

const reportFile = path.join(projectFolder, 'resilience.json');
/** A separate folder, since other runs empty the report folder. */
const metricsFile = path.join(mkdtempSync(path.join(tmpdir(), 'resilience-')), 'metrics.jsonl');

const selectedTests = process.argv.slice(2);

/**
 * The resilience tests on the deployable bundles, or those chosen on the command line; then the other tests that
 * `npm test` reduces, and axe on every page and state at three widths.
 */
const runs = [
  ['vitest', 'run', '--project=resilience', ...selectedTests],
  ...(selectedTests.length > 0
    ? []
    : [
        ['vitest', 'run', '--project=functions', '--project=tools'],
        ['playwright', 'test', '--config=tools/e2e/playwright.config.ts', '--forbid-only'],
        ['node', 'tools/dev-cli/screenshots.ts'],
      ]),
];

/** Runs all tests in full, even after a failure; returns whether all passed. */
async function runInFull(): Promise<boolean> {
  const codes: unknown[] = [];
  for (const [tool = '', ...args] of runs) {
    const child = spawn(tool, args, {
      cwd: projectFolder,
      stdio: 'inherit',
      env: { ...process.env, RESILIENCE: 'all', RESILIENCE_METRICS: metricsFile },
    });
    codes.push((await once(child, 'exit'))[0]);
  }
  return codes.every((code) => code === 0);
}

function readMetrics(): ScenarioReport[] {
  if (!existsSync(metricsFile)) return [];
  const lines = readFileSync(metricsFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ScenarioReport);
}

function formatTable(rows: readonly ScenarioReport[]): string {
  const width = Math.max(...rows.map(({ scenario }) => scenario.length));
  const metricsOf = ({ metrics }: ScenarioReport): string =>
    Object.entries(metrics)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  return rows.map((row) => `${row.scenario.padEnd(width)}  ${metricsOf(row)}`).join('\n');
}

try {
  await build();
  const hasPassed = await runInFull();
  const scenarios = readMetrics();
  rmSync(path.dirname(metricsFile), { recursive: true, force: true });
  writeFileSync(
    reportFile,
    `${JSON.stringify({ ranAt: new Date().toISOString(), held: hasPassed, scenarios }, null, 2)}\n`,
  );
  console.log(
    `\n${formatTable(scenarios)}\n\nWritten to resilience.json. ${hasPassed ? 'All tests passed.' : 'Not all tests passed.'}`,
  );
  process.exitCode = hasPassed ? 0 : 1;
} catch (problem) {
  reportFailure(problem);
}
