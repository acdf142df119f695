import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../infra/build/build.ts';
import { projectFolder } from '../../infra/build/project.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

interface ScenarioReport {
  scenario: string;
  metrics: Record<string, number>;
}

const reportFile = path.join(projectFolder, 'resilience.json');
/** A folder of its own: other runs empty the report folder. */
const metricsFile = path.join(mkdtempSync(path.join(tmpdir(), 'resilience-')), 'metrics.jsonl');

/** Runs all resilience tests in full on the deployable bundles; returns whether all passed. */
async function runScenarios(): Promise<boolean> {
  const child = spawn('vitest', ['run', '--project=resilience', ...process.argv.slice(2)], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, RESILIENCE: 'all', RESILIENCE_METRICS: metricsFile },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function readMetrics(): ScenarioReport[] {
  if (!existsSync(metricsFile)) return [];
  const lines = readFileSync(metricsFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ScenarioReport);
}

function table(rows: readonly ScenarioReport[]): string {
  const width = Math.max(...rows.map(({ scenario }) => scenario.length));
  const metricsOf = ({ metrics }: ScenarioReport): string =>
    Object.entries(metrics)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  return rows.map((row) => `${row.scenario.padEnd(width)}  ${metricsOf(row)}`).join('\n');
}

try {
  await build();
  const held = await runScenarios();
  const scenarios = readMetrics();
  rmSync(path.dirname(metricsFile), { recursive: true, force: true });
  writeFileSync(
    reportFile,
    `${JSON.stringify({ ranAt: new Date().toISOString(), held, scenarios }, null, 2)}\n`,
  );
  console.log(
    `\n${table(scenarios)}\n\nWritten to resilience.json. ${held ? 'All scenarios held.' : 'Not all scenarios held.'}`,
  );
  process.exitCode = held ? 0 : 1;
} catch (problem) {
  exitWithError(problem);
}
