import { type Outcome, runSuite, stopAll } from './run-suite.ts';
import { schedule } from './schedule.ts';
import type { Suite } from './suites.ts';

const cores = 2;

/** Runs suites in parallel, prints their results and sets the exit code. */
export async function runSuites(suites: Suite[]): Promise<void> {
  process.on('exit', stopAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

  const outcomes = await schedule(suites, cores, runAndReport);
  const total = (kind: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);

  console.log(`\n${formatTable(suites, outcomes)}\n`);
  printList('Failed', suites, outcomes, 'failures');
  printList('Passed only when run again', suites, outcomes, 'flaky');
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

async function runAndReport(suite: Suite): Promise<Outcome> {
  console.log(`  start  ${suite.name}`);
  const outcome = await runSuite(suite);
  const result = outcome.failed === 0 ? 'ok   ' : 'FAIL ';
  console.log(
    `  ${result}  ${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed (${formatSeconds(outcome)})`,
  );
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}

function formatSeconds(outcome: Outcome): string {
  return `${outcome.seconds.toFixed(1)} s`;
}

function formatTable(suites: Suite[], outcomes: Outcome[]): string {
  const width = Math.max(...suites.map((suite) => suite.name.length));
  const row = (cells: (string | number)[]) =>
    cells
      .map((cell, column) => (column === 0 ? String(cell).padEnd(width) : String(cell).padStart(9)))
      .join('');
  const rows = suites.map((suite, index) => {
    const outcome = outcomes[index] as Outcome;
    return row([suite.name, outcome.passed, outcome.failed, outcome.skipped, formatSeconds(outcome)]);
  });
  return [row(['suite', 'passed', 'failed', 'skipped', 'time']), ...rows].join('\n');
}

function printList(heading: string, suites: Suite[], outcomes: Outcome[], kind: 'failures' | 'flaky'): void {
  const names = outcomes.flatMap((outcome, index) =>
    outcome[kind].map((name) => `  ${suites[index]?.name}: ${name}`),
  );
  if (names.length > 0) console.log(`${heading}:\n${names.join('\n')}\n`);
}
