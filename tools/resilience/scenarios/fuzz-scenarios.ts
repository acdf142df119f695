import * as z from 'zod/mini';
import type { Contract } from '#shared/contracts/contract.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { Problem } from '#shared/problems/problems.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import type { Harness } from '../harness/harness.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { addressHeader } from '../harness/visitor.ts';

/** A request as sent, with the body as text. */
interface GeneratedRequest {
  readonly query: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

type Random = () => number;
type Json = z.core.JSONSchema.BaseSchema;

const concurrency = 24;
const maxIdleWaitMs = 600_000;

/** Inherited property names: unsafe code would change every object through them. */
const inheritedNames: readonly string[] = [
  '[object Object]',
  'function Object() { [native code] }',
  'prototype',
  'function toString() { [native code] }',
];

/** Values for any field: unusual characters and injection attempts. */
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
  ...inheritedNames,
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

/** Problem kinds that every endpoint may return, in addition to those of its contract. */
const commonKinds = new Set(['invalid-input', 'foreign-origin', 'too-large', 'wrong-type']);

/**
 * Sends requests generated from the contracts and then mutated. Every response must conform to its contract, and none may
 * be a server error.
 */
export async function sendGeneratedRequests(
  harness: Harness,
  count: number,
  seed = 1,
): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const initialNames = prototypeNames();
  const today = dateOf(harness.localStack.clock.now());
  const validValues = createValidValues(addDays(today, 1));
  const statuses = new Map<number, number>();
  const sendOne = async (index: number): Promise<void> => {
    const contract = contracts[index % contracts.length] as Contract;
    const random = createRandom(seed * 1_000_003 + index);
    const generated = mutateRequest(generateFrom(contract, validValues, random), contract, random);
    const { status, text } = await retryOn503(async () => {
      const response = await fetch(`${harness.localStack.url}${contract.path}${generated.query}`, {
        method: contract.method,
        headers: { ...generated.headers, [addressHeader]: `198.51.${index % 200}.${index % 251}` },
        ...(generated.body !== undefined && contract.method !== 'GET' && { body: generated.body }),
        redirect: 'manual',
      });
      return { status: response.status, text: await response.text() };
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const problem = contractViolation(contract, status, text);
    expect(
      problem === undefined,
      () => `${contract.name} (${index}): ${problem}: ${JSON.stringify(generated).slice(0, 300)}`,
    );
  };
  // One call of each kind first, sequentially, to start the functions.
  for (let index = 0; index < contracts.length; index += 1) await sendOne(index);
  for (let start = contracts.length; start < count; start += concurrency) {
    const size = Math.min(concurrency, count - start);
    await Promise.all(Array.from({ length: size }, (_, offset) => sendOne(start + offset)));
  }
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');
  expect(prototypeNames() === initialNames, () => `prototypes were polluted: ${prototypeNames()}`);
  const countOf = (hundreds: number) =>
    [...statuses]
      .filter(([status]) => Math.floor(status / 100) === hundreds)
      .reduce((sum, [, count]) => sum + count, 0);
  expect(countOf(2) > 0, 'no generated request was valid');
  return { findings, metrics: { requests: count, accepted: countOf(2), refused: countOf(4) } };
}

/** Property names of the two root prototypes. */
const prototypeNames = (): string =>
  [Object.prototype, Function.prototype].flatMap((prototype) => Object.getOwnPropertyNames(prototype)).join();

/** Describes how a response violates its contract; undefined when it conforms. */
function contractViolation(contract: Contract, status: number, text: string): string | undefined {
  const body = readJson(text);
  if (status === contract.reply.status) {
    return contract.reply.schema.safeParse(body).success
      ? undefined
      : `success with another shape: ${text.slice(0, 200)}`;
  }
  const problem = Problem.safeParse(body);
  if (!problem.success) return `${status} without a problem body: ${text.slice(0, 200)}`;
  const { kind, message } = problem.data;
  if (![...commonKinds, ...contract.problems].includes(kind))
    return `${status} ${kind} is not in the contract`;
  if (status >= 500 && !contract.problems.includes(kind)) return `${status} ${kind}`;
  return /undefined|\[object|\bat \w+ \(|DynamoDB|Exception/.test(message)
    ? `the message reveals internals: ${message}`
    : undefined;
}

/** Valid values by field name, so that some requests get past validation. */
const createValidValues = (date: string): Readonly<Record<string, unknown>> => ({
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
  validValues: Readonly<Record<string, unknown>>,
  random: Random,
): GeneratedRequest {
  const query =
    contract.query &&
    (valueFor(schemaOf(contract.query), '', validValues, random) as Record<string, unknown>);
  const headers =
    contract.headers &&
    (valueFor(schemaOf(contract.headers), '', validValues, random) as Record<string, unknown>);
  const strangeParameter = (): string =>
    `${pickFrom(inheritedNames, random)}=${pickFrom(['', 'x', '{"a":1}'], random)}`;
  const parameters = [
    `${new URLSearchParams(textsOf(query ?? {}))}`,
    ...(random() < 0.2 ? [strangeParameter(), strangeParameter()] : []),
  ];
  const search = parameters.filter((text) => text !== '').join('&');
  return {
    query: search === '' ? '' : `?${search}`,
    headers: {
      'content-type': 'application/json',
      ...(random() < 0.2 && { cookie: `${strangeParameter()}; ${strangeParameter()}` }),
      ...headerTexts(headers ?? {}),
    },
    body: contract.body && JSON.stringify(valueFor(schemaOf(contract.body), '', validValues, random)),
  };
}

/** Generates a value for a schema; about one field in eight is invalid. */
function valueFor(
  schema: Json,
  name: string,
  validValues: Readonly<Record<string, unknown>>,
  random: Random,
): unknown {
  const isInvalid = name !== '' && random() < 0.12;
  if (isInvalid) return pickFrom(hostileTexts, random);
  if (name in validValues && random() < 0.85) return validValues[name];
  if (schema.enum !== undefined) return pickFrom(schema.enum as unknown[], random);
  if (schema.const !== undefined) return schema.const;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return valueFor(pickFrom(choices as Json[], random), name, validValues, random);
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
      const chosen = properties.filter(([key]) => schema.required?.includes(key) || random() < 0.7);
      const extra =
        random() < 0.1
          ? [[pickFrom(['unheard-of', ...inheritedNames], random), pickFrom(hostileTexts, random)] as const]
          : [];
      return Object.fromEntries([
        ...chosen.map(([key, schema]) => [key, valueFor(schema, key, validValues, random)] as const),
        ...extra,
      ]);
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        valueFor((schema.items ?? {}) as Json, name, validValues, random),
      );
    case 'integer':
    case 'number':
      return Math.floor(random() * 20);
    case 'boolean':
      return random() < 0.5;
    case 'string':
      return `text-${Math.floor(random() * 1e6)}`;
    default:
      return pickFrom(hostileTexts, random);
  }
}

/** Mutates the whole body or a header of one request in seven. */
function mutateRequest(generated: GeneratedRequest, contract: Contract, random: Random): GeneratedRequest {
  if (contract.body === undefined || random() > 0.15) return generated;
  const body = generated.body ?? '{}';
  return pickFrom<() => GeneratedRequest>(
    [
      () => ({ ...generated, body: body.slice(0, Math.floor(random() * body.length)) }),
      () => ({ ...generated, body: `${body}}` }),
      () => ({ ...generated, body: '['.repeat(8000) }),
      () => ({ ...generated, body: `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}` }),
      () => ({ ...generated, body: JSON.stringify({ a: 'x'.repeat(20_000) }) }),
      () => ({ ...generated, body: 'x'.repeat(300_000) }),
      () => ({ ...generated, body: '{"__proto__":{"email":"a@example.com"},"constructor":1}' }),
      () => ({ ...generated, body: 'null' }),
      () => ({ ...generated, body: '"text"' }),
      () => ({ ...generated, body: '' }),
      () => ({ ...generated, headers: { ...generated.headers, 'content-type': 'text/plain' } }),
      () => ({
        ...generated,
        headers: { ...generated.headers, 'content-type': 'application/x-www-form-urlencoded' },
      }),
      () => ({ ...generated, headers: { ...generated.headers, 'sec-fetch-site': 'cross-site' } }),
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

/** Keeps only headers that HTTP allows. */
const headerTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(textsOf(values)).filter(
      ([name, text]) => /^[a-z-]+$/.test(name) && /^[\x20-\x7e]*$/.test(text),
    ),
  );

const pickFrom = <Value>(values: readonly Value[], random: Random): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** Seeded random numbers (mulberry32). */
function createRandom(seed: number): Random {
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
