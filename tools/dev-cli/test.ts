import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { startDatabase } from '#tools/local-stack/dynamodb/dynamodb.ts';
import { CommandError, reportFailure } from './terminal/report-failure.ts';
import { runSuites } from './test/run-suites.ts';
import { type Suite, suites } from './test/suites.ts';

/** Selects the suites named on the command line (`npm test -- types stacks`), or all, with their dependencies. */
function selectSuites(names: string[]): Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new CommandError(
      `Unknown suite: ${unknown[0]}. Suites: ${suites.map((suite) => suite.name).join(', ')}.`,
    );
  }
  if (names.length === 0) return suites;
  const requested = new Set(names);
  for (const suite of suites)
    if (requested.has(suite.name)) for (const name of suite.after) requested.add(name);
  return suites.filter((suite) => requested.has(suite.name));
}

const reportsFolder = path.join(projectFolder, 'build/reports');
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });

try {
  const selected = selectSuites(process.argv.slice(2));
  // All suites share one database, since a new one is slow for its first thousands of calls.
  const database = selected.some(({ usesDatabase }) => usesDatabase) ? await startDatabase() : undefined;
  if (database !== undefined) process.env.DATABASE_URL = database.endpoint;
  await runSuites(selected).finally(() => database?.stop());
} catch (problem) {
  reportFailure(problem);
}
