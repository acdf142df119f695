import { isDeepStrictEqual } from 'node:util';
import type { House } from './house.ts';

/** Fields that say when or how often something was written, and not what. */
const writing: ReadonlySet<string> = new Set([
  'version',
  'changes',
  'recordedAt',
  'receivedAt',
  'owesSince',
  'expiresAt',
  'heardAt',
  'outcome',
  'attempt',
  // As in the arrival of a walk-in.
  'addedBy',
]);

const author: ReadonlySet<string> = new Set(['by', 'on', 'kept']);

/** Items by key, without what depends on the order of delivery by its nature. */
export async function tableContent(house: House): Promise<ReadonlyMap<string, unknown>> {
  const listed = await house.call('GET', '/api/staff/kept-presses', { cookie: house.manager.cookie });
  const open = new Set(
    listed.json.parties.map(({ date, id }: { date: string; id: string }) => `${date}#${id}`),
  );
  const items = await house.table.items();
  return new Map(
    items
      // A party that needs no decision any longer leaves the list when somebody looks.
      .filter(({ pk, sk }) => pk !== 'OPEN-PRESSES' || !isSettled(String(sk), open))
      // The counters of calls differ with the number of calls.
      .filter(({ pk }) => !String(pk).startsWith('QUOTA') && !String(pk).startsWith('STAFF'))
      .map(({ pk, sk, ...item }) => [`${pk} / ${sk}`, withoutWriting(item)]),
  );
}

const isSettled = (sk: string, open: ReadonlySet<unknown>): boolean =>
  sk.startsWith('PARTY#') && !open.has(sk.slice('PARTY#'.length));

function withoutWriting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWriting).toSorted(byText);
  if (typeof value !== 'object' || value === null) return value;
  const isTyped = 'kept' in value && typeof value.kept === 'object' && 'paper' in (value.kept ?? {});
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => !writing.has(name) && field !== undefined)
      // Two colleagues have typed the same line: the first to arrive is its author.
      .filter(([name]) => !isTyped || !author.has(name))
      .map(([name, field]) => [name, withoutWriting(field)]),
  );
}

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** One sentence for each item that differs. */
export function differencesOf(
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): readonly string[] {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].flatMap((key) => firstDifference(key, one.get(key), other.get(key)) ?? []);
}

function firstDifference(path: string, one: unknown, other: unknown): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined;
  if (!isRecord(one) || !isRecord(other))
    return `${path} is ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  const [different] = [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(
    (name) => firstDifference(`${path} ${name}`, one[name], other[name]) ?? [],
  );
  return different;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
