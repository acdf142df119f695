import { isDeepStrictEqual } from 'node:util';
import type { TestServer } from './test-server.ts';

/** Fields that depend on the time or number of writes, not on their content. */
const writeFields: ReadonlySet<string> = new Set([
  'version',
  'changes',
  'recordedAt',
  'receivedAt',
  'owesSince',
  'expiresAt',
  'heardAt',
  'outcome',
  'attempt',
  // The arrival of a walk-in names the same colleague.
  'addedBy',
]);

const authorFields: ReadonlySet<string> = new Set(['by', 'on', 'kept']);

/** Reads all items by key, without fields that necessarily depend on the order of delivery. */
export async function readTableContent(server: TestServer): Promise<ReadonlyMap<string, unknown>> {
  const response = await server.call('GET', '/api/staff/kept-presses', { cookie: server.manager.cookie });
  const open = new Set(
    response.json.parties.map(({ date, id }: { date: string; id: string }) => `${date}#${id}`),
  );
  const items = await server.table.items();
  return new Map(
    items
      // A party that no longer needs a decision leaves the list when it is next read.
      .filter(({ pk, sk }) => pk !== 'OPEN-PRESSES' || !isSettled(String(sk), open))
      // Rate limit counters depend on the number of calls.
      .filter(({ pk }) => !String(pk).startsWith('QUOTA') && !String(pk).startsWith('STAFF'))
      .map(({ pk, sk, ...item }) => [`${pk} / ${sk}`, withoutWriteFields(item)]),
  );
}

const isSettled = (sk: string, open: ReadonlySet<unknown>): boolean =>
  sk.startsWith('PARTY#') && !open.has(sk.slice('PARTY#'.length));

function withoutWriteFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWriteFields).toSorted(byText);
  if (typeof value !== 'object' || value === null) return value;
  const isTyped = 'kept' in value && typeof value.kept === 'object' && 'paper' in (value.kept ?? {});
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => !writeFields.has(name) && field !== undefined)
      // Two colleagues have typed the same line: the first to arrive is its author.
      .filter(([name]) => !isTyped || !authorFields.has(name))
      .map(([name, field]) => [name, withoutWriteFields(field)]),
  );
}

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Returns a message for each item that differs. */
export function findDifferences(
  a: ReadonlyMap<string, unknown>,
  b: ReadonlyMap<string, unknown>,
): readonly string[] {
  const keys = new Set([...a.keys(), ...b.keys()]);
  return [...keys].flatMap((key) => firstDifference(key, a.get(key), b.get(key)) ?? []);
}

function firstDifference(path: string, first: unknown, second: unknown): string | undefined {
  if (isDeepStrictEqual(first, second)) return undefined;
  if (!isRecord(first) || !isRecord(second))
    return `${path} is ${JSON.stringify(first)} and ${JSON.stringify(second)}`;
  const [difference] = [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap(
    (name) => firstDifference(`${path} ${name}`, first[name], second[name]) ?? [],
  );
  return difference;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
