import { type Outcome, runSuite, stopAll } from './run-suite.ts';
import { schedule } from './schedule.ts';
import type { Suite } from './suites.ts';

const cores = 2;

/** Runs suites side by side, prints their results and sets the exit code. */
export async function runSuites(chosen: Suite[]): Promise<void> {
  process.on('exit', stopAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

  const outcomes = await schedule(chosen, cores, runAndReport);
  const total = (kind: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);

  console.log(`\n${table(chosen, outcomes)}\n`);
  list('Failed', chosen, outcomes, 'failures');
  list('Passed only when run again', chosen, outcomes, 'unsteady');
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

async function runAndReport(suite: Suite): Promise<Outcome> {
  console.log(`  start  ${suite.name}`);
  const outcome = await runSuite(suite);
  const verdict = outcome.failed === 0 ? 'ok   ' : 'FAIL ';
  console.log(
    `  ${verdict}  ${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds(outcome)})`,
  );
  if (outcome.failed > 0) console.log(`\n${outcome.printed.trim()}\n`);
  return outcome;
}

function seconds(outcome: Outcome): string {
  return `${outcome.seconds.toFixed(1)} s`;
}

function table(chosen: Suite[], outcomes: Outcome[]): string {
  const width = Math.max(...chosen.map((suite) => suite.name.length));
  const row = (cells: (string | number)[]) =>
    cells
      .map((cell, place) => (place === 0 ? String(cell).padEnd(width) : String(cell).padStart(9)))
      .join('');
  const rows = chosen.map((suite, place) => {
    const outcome = outcomes[place] as Outcome;
    return row([suite.name, outcome.passed, outcome.failed, outcome.skipped, seconds(outcome)]);
  });
  return [row(['suite', 'passed', 'failed', 'skipped', 'time']), ...rows].join('\n');
}

function list(heading: string, chosen: Suite[], outcomes: Outcome[], kind: 'failures' | 'unsteady'): void {
  const named = outcomes.flatMap((outcome, place) =>
    outcome[kind].map((name) => `  ${chosen[place]?.name}: ${name}`),
  );
  if (named.length > 0) console.log(`${heading}:\n${named.join('\n')}\n`);
}
