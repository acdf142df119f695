import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  bundleOf,
  constructPath,
  type Resource,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

// Callers must wait longer than their callees: the browser longer than the function, the function longer than its calls.

const project = path.resolve(import.meta.dirname, '../..');
const source = (file: string): string => readFileSync(path.join(project, file), 'utf8');

/** A number found in source text; throws if it is missing, so that no comparison is vacuous. */
function numberIn(text: string, pattern: RegExp): number {
  const [, digits] = pattern.exec(text) ?? [];
  if (digits === undefined) throw new Error(`No match for ${pattern}`);
  return Number(digits.replaceAll('_', ''));
}

/** A client of another service, with the maximum duration of a call, including retries and pauses. */
interface Client {
  readonly file: string;
  readonly milliseconds: number;
  /** Whether the client checks the deadline before each attempt. */
  readonly checksDeadline: boolean;
}

/** Sum of the longest pauses between attempts: full jitter, while the service throttles. */
const pausesOf = (kind: string, tries: number): number =>
  Array.from({ length: tries - 1 }, (_, index) => (kind === 'Stripe' ? 500 : 1000) * 2 ** index).reduce(
    (sum, pause) => sum + pause,
    0,
  );

const clientPattern = /new (?<kind>Stripe|\w+Client)\(|(?<fetch>AbortSignal\.timeout|new NodeHttpHandler)\(/;

function clientIn(file: string): Client | undefined {
  const text = source(file);
  const { kind, fetch } = clientPattern.exec(text)?.groups ?? {};
  if (fetch !== undefined) {
    const attempts = /maxAttempts = (\d+);/.exec(text)?.[1] ?? 1;
    return {
      file,
      milliseconds: Number(attempts) * numberIn(text, /timeOutMs = ([\d_]+);/),
      checksDeadline: /\brequireTime\(/.test(text),
    };
  }
  if (kind === undefined) return undefined;
  const tries =
    kind === 'Stripe' ? 1 + numberIn(text, /maxNetworkRetries: (\d+)/) : numberIn(text, /maxAttempts: (\d+)/);
  const attemptMilliseconds = numberIn(
    text,
    kind === 'Stripe' ? /timeout: ([\d_]+)/ : /requestTimeout(?: =|:) ([\d_]+)/,
  );
  return {
    file,
    milliseconds: tries * attemptMilliseconds + pausesOf(kind, tries),
    checksDeadline: /\b(?:withDeadline|requireTime)\(/.test(text),
  };
}

const { imports } = JSON.parse(source('package.json')) as { imports: Record<string, string> };

/** The file of a relative or `#` import; undefined for packages. */
function importedFile(importer: string, target: string): string | undefined {
  if (target.startsWith('.')) return path.join(path.dirname(importer), target);
  const [prefix = '', ...rest] = target.split('/');
  const folder = imports[`${prefix}/*`];
  return folder && path.join(folder.replace('/*', ''), ...rest);
}

function importsOf(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const [statement, target = ''] of source(file).matchAll(
    /^(?:import|export) [^;]*?from '([^']+)';/gms,
  )) {
    const imported = importedFile(file, target);
    if (imported !== undefined && !statement.startsWith('import type')) importsOf(imported, visited);
  }
  return visited;
}

interface TimedFunction {
  readonly milliseconds: number;
  readonly clients: readonly Client[];
}

/** The functions in a folder of `functions`, by name, with their clients. */
function functionsIn(folder: 'endpoints' | 'workers'): [string, TimedFunction][] {
  const allResources = { ...resourcesOf('dev'), ...resourcesOf('complete', 'prod-Watch') };
  return resourcesOfType(allResources, 'AWS::Lambda::Function').flatMap(
    ([, resource]: [string, Resource]) => {
      const name = constructPath(resource).endsWith('/Code/Function') ? bundleOf(resource) : undefined;
      const handler = `functions/${folder}/${name}/handler.ts`;
      if (name === undefined || !existsSync(path.join(project, handler))) return [];
      const clients = [...importsOf(handler)].flatMap((file) => clientIn(file) ?? []);
      return [[name, { milliseconds: Number(resource.Properties.Timeout) * 1000, clients }]];
    },
  );
}

const endpoints = functionsIn('endpoints');
const workers = functionsIn('workers');
const responseMilliseconds = numberIn(
  source('functions/kernel/endpoint.ts'),
  /responseMilliseconds = ([\d_]+);/,
);

describe('the time limits of functions and their clients', () => {
  it('are checked for every function and every client', () => {
    const handlers = globSync('functions/{endpoints,workers}/*/handler.ts', { cwd: project });
    expect(endpoints.length + workers.length).toBe(handlers.length);
    const coveredFiles = [...endpoints, ...workers].flatMap(([, { clients }]) =>
      clients.map(({ file }) => file),
    );
    const clientFiles = globSync('functions/**/*.ts', { cwd: project }).filter(
      (file) => !/\.(test|testing)\.ts$/.test(file) && clientPattern.test(source(file)),
    );
    expect([...new Set(coveredFiles)].sort()).toEqual(clientFiles.sort());
    expect(clientFiles.length).toBeGreaterThan(4);
  });

  it.each(endpoints)('of the browser exceed the time limit of the endpoint %s', (_, { milliseconds }) => {
    expect(milliseconds).toBeLessThan(
      numberIn(source('web/app/requests/client.ts'), /timeOutMs = ([\d_]+);/),
    );
  });

  it.each(endpoints)(
    'of the endpoint %s exceed the time limit of each client that it uses',
    (_, { milliseconds, clients }) => {
      for (const client of clients)
        expect(client.milliseconds).toBeLessThan(milliseconds - responseMilliseconds);
    },
  );

  it.each(endpoints)(
    'of the endpoint %s exceed the sum of its clients’ time limits, unless the clients check the deadline',
    (_, { milliseconds, clients }) => {
      const totalMilliseconds = clients.reduce((sum, client) => sum + client.milliseconds, 0);
      const unchecked = clients.filter(({ checksDeadline }) => !checksDeadline).map(({ file }) => file);
      if (totalMilliseconds >= milliseconds - responseMilliseconds) expect(unchecked).toEqual([]);
      expect(unchecked.length).toBeLessThanOrEqual(1);
    },
  );

  it.each(workers)(
    'of the worker %s exceed the sum of its clients’ time limits',
    (_, { milliseconds, clients }) => {
      expect(clients.length).toBeGreaterThan(0);
      expect(clients.reduce((sum, client) => sum + client.milliseconds, 0)).toBeLessThan(milliseconds);
    },
  );
});
