import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../infra/build/build.ts';
import { projectFolder } from '../../infra/build/project.ts';
import { sayAndFail } from './terminal/exit-with-error.ts';

interface Reported {
  trial: string;
  figures: Record<string, number>;
}

const kept = path.join(projectFolder, 'trials.json');
/** Out of the way of other runs, which empty the folder of reports. */
const reported = path.join(mkdtempSync(path.join(tmpdir(), 'trials-')), 'figures.jsonl');

/** Runs all trials in full on the bundles that would be deployed; answers whether all of them held. */
async function runTrials(): Promise<boolean> {
  const child = spawn('vitest', ['run', '--project=trials', ...process.argv.slice(2)], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, TRIALS: 'all', TRIAL_FIGURES: reported },
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
  const width = Math.max(...rows.map(({ trial }) => trial.length));
  const figuresOf = ({ figures }: Reported): string =>
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  return rows.map((row) => `${row.trial.padEnd(width)}  ${figuresOf(row)}`).join('\n');
}

try {
  await build();
  const held = await runTrials();
  const trials = readFigures();
  rmSync(path.dirname(reported), { recursive: true, force: true });
  writeFileSync(kept, `${JSON.stringify({ ranAt: new Date().toISOString(), held, trials }, null, 2)}\n`);
  console.log(
    `\n${table(trials)}\n\nWritten to trials.json. ${held ? 'All trials held.' : 'Not all trials held.'}`,
  );
  process.exitCode = held ? 0 : 1;
} catch (problem) {
  sayAndFail(problem);
}
