import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ofType, placeOf, type Resource, resourcesOf } from '../stacks/template.testing.ts';

// Whoever waits gives up last: the browser after its function, the function after all that it waits for itself.

const project = path.resolve(import.meta.dirname, '../..');
const source = (file: string): string => readFileSync(path.join(project, file), 'utf8');

/** The number after some text of a source; fails when it is not there, so that no comparison is with nothing. */
function numberIn(text: string, pattern: RegExp): number {
  const [, digits] = pattern.exec(text) ?? [];
  if (digits === undefined) throw new Error(`Nothing fits ${pattern}`);
  return Number(digits.replaceAll('_', ''));
}

/** What asks another service, and how long that may take, tries and pauses and all. */
interface Client {
  readonly file: string;
  readonly milliseconds: number;
  /** Looks before each try whether it could end in time. */
  readonly keepsTime: boolean;
}

/** The longest pause after each try, first to last: with full jitter, of a service that throttles. */
const pausesOf = (kind: string, tries: number): number =>
  Array.from({ length: tries - 1 }, (_, index) => (kind === 'Stripe' ? 500 : 1000) * 2 ** index).reduce(
    (sum, pause) => sum + pause,
    0,
  );

const makes = /new (?<kind>Stripe|\w+Client)\(|(?<fetch>AbortSignal\.timeout)\(/;

function clientIn(file: string): Client | undefined {
  const text = source(file);
  const { kind, fetch } = makes.exec(text)?.groups ?? {};
  if (fetch !== undefined) {
    return {
      file,
      milliseconds: numberIn(text, /timeOutMs = ([\d_]+);/),
      keepsTime: /\brequireTime\(/.test(text),
    };
  }
  if (kind === undefined) return undefined;
  const tries =
    kind === 'Stripe' ? 1 + numberIn(text, /maxNetworkRetries: (\d+)/) : numberIn(text, /maxAttempts: (\d+)/);
  const each = numberIn(text, kind === 'Stripe' ? /timeout: ([\d_]+)/ : /requestTimeout(?: =|:) ([\d_]+)/);
  return {
    file,
    milliseconds: tries * each + pausesOf(kind, tries),
    keepsTime: /\b(?:inTime|requireTime)\(/.test(text),
  };
}

/** Files that a file brings along, itself among them. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [statement, target = ''] of source(file).matchAll(
    /^(?:import|export) [^;]*?from '(\.[^']+)';/gms,
  )) {
    if (!statement.startsWith('import type')) reachedFrom(path.join(path.dirname(file), target), seen);
  }
  return seen;
}

interface Waiting {
  readonly milliseconds: number;
  readonly clients: readonly Client[];
}

/** Functions of ours in a folder of `functions`, by name, each with what it asks. */
function functionsIn(folder: 'endpoints' | 'workers'): [string, Waiting][] {
  return ofType(resourcesOf('dev'), 'AWS::Lambda::Function').flatMap(([, one]: [string, Resource]) => {
    const [, name] = /^(\w+)\/Code\/Function$/.exec(placeOf(one)) ?? [];
    const kebab = name?.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
    const handler = `functions/${folder}/${kebab}/handler.ts`;
    if (name === undefined || !existsSync(path.join(project, handler))) return [];
    const clients = [...reachedFrom(handler)].flatMap((file) => clientIn(file) ?? []);
    return [[name, { milliseconds: Number(one.Properties.Timeout) * 1000, clients }]];
  });
}

const endpoints = functionsIn('endpoints');
const workers = functionsIn('workers');
const forTheAnswer = numberIn(source('functions/kernel/endpoint.ts'), /answerMilliseconds = ([\d_]+);/);

describe('time limits', () => {
  it('are looked at for every function and every client that there is', () => {
    const handlers = globSync('functions/{endpoints,workers}/*/handler.ts', { cwd: project });
    expect(endpoints.length + workers.length).toBe(handlers.length);
    const reached = [...endpoints, ...workers].flatMap(([, { clients }]) => clients.map(({ file }) => file));
    const all = globSync('functions/**/*.ts', { cwd: project }).filter(
      (file) => !/\.(test|testing)\.ts$|functions\/trials\//.test(file) && makes.test(source(file)),
    );
    expect([...new Set(reached)].sort()).toEqual(all.sort());
    expect(all.length).toBeGreaterThan(4);
  });

  it.each(endpoints)('of the browser are longer than those of %s', (_, { milliseconds }) => {
    expect(milliseconds).toBeLessThan(numberIn(source('web/app/api/client.ts'), /timeOutMs = ([\d_]+);/));
  });

  it.each(endpoints)(
    'of %s are longer than those of each call that it makes',
    (_, { milliseconds, clients }) => {
      for (const client of clients) expect(client.milliseconds).toBeLessThan(milliseconds - forTheAnswer);
    },
  );

  it.each(endpoints)(
    'of %s are longer than those of all that it asks, or none begins what could end too late',
    (_, { milliseconds, clients }) => {
      const all = clients.reduce((sum, client) => sum + client.milliseconds, 0);
      const careless = clients.filter(({ keepsTime }) => !keepsTime).map(({ file }) => file);
      if (all >= milliseconds - forTheAnswer) expect(careless).toEqual([]);
      expect(careless.length).toBeLessThanOrEqual(1);
    },
  );

  it.each(workers)('of %s are longer than those of all that it asks', (_, { milliseconds, clients }) => {
    expect(clients.length).toBeGreaterThan(0);
    expect(clients.reduce((sum, client) => sum + client.milliseconds, 0)).toBeLessThan(milliseconds);
  });
});
