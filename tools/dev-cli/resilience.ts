import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../infra/build/build.ts';
import { projectFolder } from '../../infra/build/project.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

interface Reported {
  scenario: string;
  figures: Record<string, number>;
}

const kept = path.join(projectFolder, 'resilience.json');
/** Out of the way of other runs, which empty the folder of reports. */
const reported = path.join(mkdtempSync(path.join(tmpdir(), 'resilience-')), 'figures.jsonl');

/** Runs all resilience tests in full on the bundles that would be deployed; answers whether all of them held. */
async function runScenarios(): Promise<boolean> {
  const child = spawn('vitest', ['run', '--project=resilience', ...process.argv.slice(2)], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, RESILIENCE: 'all', RESILIENCE_FIGURES: reported },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function readFigures(): Reported[] {
  if (!existsSync(reported)) return [];
  const lines = readFileSync(reported, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Reported);
}

function table(rows: readonly Reported[]): string {
  const width = Math.max(...rows.map(({ scenario }) => scenario.length));
  const figuresOf = ({ figures }: Reported): string =>
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  return rows.map((row) => `${row.scenario.padEnd(width)}  ${figuresOf(row)}`).join('\n');
}

try {
  await build();
  const held = await runScenarios();
  const scenarios = readFigures();
  rmSync(path.dirname(reported), { recursive: true, force: true });
  writeFileSync(kept, `${JSON.stringify({ ranAt: new Date().toISOString(), held, scenarios }, null, 2)}\n`);
  console.log(
    `\n${table(scenarios)}\n\nWritten to resilience.json. ${held ? 'All scenarios held.' : 'Not all scenarios held.'}`,
  );
  process.exitCode = held ? 0 : 1;
} catch (problem) {
  exitWithError(problem);
}
