import * as z from 'zod/mini';
import type { Contract } from '../../shared/contracts/contract.ts';
import { contracts } from '../../shared/contracts/registry.ts';
import { Problem } from '../../shared/problems/problems.ts';
import { addDays, dateOf } from '../../shared/values/port-vila-time.ts';
import type { Harness } from './harness.ts';
import { retryOn503 } from './retry-on-503.ts';
import { findingsOf, type ScenarioResult } from './scenario.ts';
import { addressHeader } from './visitor.ts';

/** A call as it goes out: the body as text, whatever it is. */
interface GeneratedRequest {
  readonly query: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

type Random = () => number;
type Json = z.core.JSONSchema.BaseSchema;

const concurrency = 24;
const settlingMilliseconds = 600_000;

/** Names that everything has by inheritance: an object that is filled by them without care changes all others. */
const inherited: readonly string[] = ['__proto__', 'constructor', 'prototype', 'toString'];

/** What may come in any field: signs of every kind, and what other systems would act upon. */
const hostileTexts: readonly unknown[] = [
  '',
  ' ',
  'Zoë 🌺👩‍👩‍👧',
  'محمد',
  '李小龍 さとう',
  'A\r\nBcc: victim@example.org',
  '\u202egnp.exe',
  'a\u0000b',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("https://example.org")',
  "'; DROP TABLE x; --",
  '../../etc/passwd',
  '{{7*7}}',
  '%00%ff',
  ...inherited,
  'x'.repeat(5000),
  '9'.repeat(400),
  0,
  -1,
  1.5,
  1e308,
  true,
  null,
  [],
  ['a'],
  {},
  { $gt: '' },
  { toString: 1 },
];

/** Kinds of refusal that any endpoint may answer, besides those of its contract. */
const ofAny = new Set(['invalid-input', 'foreign-origin', 'too-large', 'wrong-type']);

/**
 * I1 to I10: requests drawn from the contracts, and broken. Every answer is one that the contract promises, none of them
 * a failure of ours.
 */
export async function generatedRequests(harness: Harness, count: number, seed = 1): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const before = namesOfAll();
  const today = dateOf(harness.localStack.clock.now());
  const good = goodValues(addDays(today, 1));
  const statuses = new Map<number, number>();
  const one = async (index: number): Promise<void> => {
    const contract = contracts[index % contracts.length] as Contract;
    const random = randomFrom(seed * 1_000_003 + index);
    const drawn = broken(generateFrom(contract, good, random), contract, random);
    const { status, text } = await retryOn503(async () => {
      const answer = await fetch(`${harness.localStack.url}${contract.path}${drawn.query}`, {
        method: contract.method,
        headers: { ...drawn.headers, [addressHeader]: `198.51.${index % 200}.${index % 251}` },
        ...(drawn.body !== undefined && contract.method !== 'GET' && { body: drawn.body }),
        redirect: 'manual',
      });
      return { status: answer.status, text: await answer.text() };
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const problem = problemWith(contract, status, text);
    expect(
      problem === undefined,
      () => `${contract.name} (${index}): ${problem}: ${JSON.stringify(drawn).slice(0, 300)}`,
    );
  };
  // One of each call first, one after the other: the functions start then.
  for (let index = 0; index < contracts.length; index += 1) await one(index);
  for (let start = contracts.length; start < count; start += concurrency) {
    const size = Math.min(concurrency, count - start);
    await Promise.all(Array.from({ length: size }, (_, place) => one(start + place)));
  }
  expect(await harness.isIdle(settlingMilliseconds), 'messages were still under way');
  expect(namesOfAll() === before, () => `all objects have something new: ${namesOfAll()}`);
  const of = (kind: number) =>
    [...statuses]
      .filter(([status]) => Math.floor(status / 100) === kind)
      .reduce((sum, [, times]) => sum + times, 0);
  expect(of(2) > 0, 'no request was good enough to be taken');
  return { findings, metrics: { requests: count, taken: of(2), refused: of(4) } };
}

/** What every object and every function has from the two from which all inherit. */
const namesOfAll = (): string =>
  [Object.prototype, Function.prototype].flatMap((of) => Object.getOwnPropertyNames(of)).join();

/** What of an answer is not as the contract promises; undefined when all is. */
function problemWith(contract: Contract, status: number, text: string): string | undefined {
  const body = readJson(text);
  if (status === contract.reply.status) {
    return contract.reply.schema.safeParse(body).success
      ? undefined
      : `a success of another shape: ${text.slice(0, 200)}`;
  }
  const problem = Problem.safeParse(body);
  if (!problem.success) return `${status}, and no problem of ours: ${text.slice(0, 200)}`;
  const { kind, message } = problem.data;
  if (![...ofAny, ...contract.problems].includes(kind)) return `${status} ${kind} is not in the contract`;
  if (status >= 500 && !contract.problems.includes(kind)) return `${status} ${kind}`;
  return /undefined|\[object|\bat \w+ \(|DynamoDB|Exception/.test(message)
    ? `it says: ${message}`
    : undefined;
}

/** Values that are good for fields of these names, so that some requests come far. */
const goodValues = (date: string): Readonly<Record<string, unknown>> => ({
  date,
  time: '2:00 PM',
  tourId: 8,
  tourType: 'Tour and Tasting',
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana.sample@example.com',
  preferredLanguage: 'English',
  guestCount: 1,
  totalPrice: 4000,
  reference: 'SAM2611241000AM-7K3Q9XTB4MWE',
  name: 'Ana Sample',
  eventName: 'A birthday',
  peopleCount: '20',
  catering: 'own',
  description: 'In the yard.\nFrom five.',
  companyName: 'Sea Breeze',
  contactName: 'Ana Sample',
  mobilePhone: '+678 00003',
  website_url: '',
  operatorType: 'Other',
  tourFrequency: 'Every day',
  chargingModel: 'guest_pays',
  waitsOnSite: 'no',
  month: date.slice(0, 7),
  productId: '2000000600017',
  quantity: 24,
  abv: 40,
  timeMin: `${date}T00:00:00Z`,
  timeMax: `${date}T00:00:00Z`,
});

function generateFrom(
  contract: Contract,
  good: Readonly<Record<string, unknown>>,
  random: Random,
): GeneratedRequest {
  const query =
    contract.query && (shapedBy(schemaOf(contract.query), '', good, random) as Record<string, unknown>);
  const headers =
    contract.headers && (shapedBy(schemaOf(contract.headers), '', good, random) as Record<string, unknown>);
  const strange = (): string => `${pick(inherited, random)}=${pick(['', 'x', '{"a":1}'], random)}`;
  const parameters = [
    `${new URLSearchParams(textsOf(query ?? {}))}`,
    ...(random() < 0.2 ? [strange(), strange()] : []),
  ];
  const search = parameters.filter((text) => text !== '').join('&');
  return {
    query: search === '' ? '' : `?${search}`,
    headers: {
      'content-type': 'application/json',
      ...(random() < 0.2 && { cookie: `${strange()}; ${strange()}` }),
      ...headerTexts(headers ?? {}),
    },
    body: contract.body && JSON.stringify(shapedBy(schemaOf(contract.body), '', good, random)),
  };
}

/** A value of the shape of a schema; of three fields about one is not as it should be. */
function shapedBy(
  schema: Json,
  name: string,
  good: Readonly<Record<string, unknown>>,
  random: Random,
): unknown {
  const isOdd = name !== '' && random() < 0.12;
  if (isOdd) return pick(hostileTexts, random);
  if (name in good && random() < 0.85) return good[name];
  if (schema.enum !== undefined) return pick(schema.enum as unknown[], random);
  if (schema.const !== undefined) return schema.const;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return shapedBy(pick(choices as Json[], random), name, good, random);
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
      const kept = properties.filter(([key]) => schema.required?.includes(key) || random() < 0.7);
      const extra =
        random() < 0.1
          ? [[pick(['unheard-of', ...inherited], random), pick(hostileTexts, random)] as const]
          : [];
      return Object.fromEntries([
        ...kept.map(([key, one]) => [key, shapedBy(one, key, good, random)] as const),
        ...extra,
      ]);
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        shapedBy((schema.items ?? {}) as Json, name, good, random),
      );
    case 'integer':
    case 'number':
      return Math.floor(random() * 20);
    case 'boolean':
      return random() < 0.5;
    case 'string':
      return `text-${Math.floor(random() * 1e6)}`;
    default:
      return pick(hostileTexts, random);
  }
}

/** Breaks one request in seven as a whole: its text, its type, its size. */
function broken(drawn: GeneratedRequest, contract: Contract, random: Random): GeneratedRequest {
  if (contract.body === undefined || random() > 0.15) return drawn;
  const body = drawn.body ?? '{}';
  return pick<() => GeneratedRequest>(
    [
      () => ({ ...drawn, body: body.slice(0, Math.floor(random() * body.length)) }),
      () => ({ ...drawn, body: `${body}}` }),
      () => ({ ...drawn, body: '['.repeat(8000) }),
      () => ({ ...drawn, body: `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}` }),
      () => ({ ...drawn, body: JSON.stringify({ a: 'x'.repeat(20_000) }) }),
      () => ({ ...drawn, body: 'x'.repeat(300_000) }),
      () => ({ ...drawn, body: '{"__proto__":{"email":"a@example.com"},"constructor":1}' }),
      () => ({ ...drawn, body: 'null' }),
      () => ({ ...drawn, body: '"text"' }),
      () => ({ ...drawn, body: '' }),
      () => ({ ...drawn, headers: { ...drawn.headers, 'content-type': 'text/plain' } }),
      () => ({
        ...drawn,
        headers: { ...drawn.headers, 'content-type': 'application/x-www-form-urlencoded' },
      }),
      () => ({ ...drawn, headers: { ...drawn.headers, 'sec-fetch-site': 'cross-site' } }),
    ],
    random,
  )();
}

const schemaOf = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** Only what can stand in a header at all. */
const headerTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(textsOf(values)).filter(
      ([name, text]) => /^[a-z-]+$/.test(name) && /^[\x20-\x7e]*$/.test(text),
    ),
  );

const pick = <Value>(from: readonly Value[], random: Random): Value =>
  from[Math.floor(random() * from.length)] as Value;

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
