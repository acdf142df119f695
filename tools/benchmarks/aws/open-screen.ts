import { randomBytes } from 'node:crypto';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { slots } from '#shared/booking/slots.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';
import type { TableCall } from '#tools/local-stack/gateway/consumed-capacity.ts';
import type { Used } from './cost-lines.ts';

/** A ship day: fourteen starts of sixteen guests in six parties, everybody here and half of them paid. */
const day = '2026-11-24';
const partySizes = [2, 2, 3, 3, 2, 4];
/** A visible page asks every five seconds. */
const callsPerHour = 720;
const measuredCalls = 60;
const memoryGigabytes = 0.5;
/** As in the benchmark of bookings. */
const lambdaLineBytes = 350;
const apiLineBytes = 300;

/** Watches a full day on the local stack while nothing changes; returns the usage of an hour. */
export async function measureOpenScreen(): Promise<readonly Used[]> {
  const tableCalls: TableCall[] = [];
  const localStack = await startProduct({
    port: 0,
    quiet: true,
    clock: `${day}T07:00:00+11:00`,
    onTableCall: (call) => tableCalls.push(call),
    addressHeader: 'x-address',
  });
  try {
    const call = await signedIn(localStack);
    await fillDay(call);
    type Day = { readonly starts: readonly Start[]; readonly revision: string };
    const first = (await call('GET', `day?date=${day}`)).body as Day;
    const { starts } = first;
    let { revision } = first;
    const seen = starts.map(({ tourId, version }) => `${tourId}.${version}`).join(',');

    tableCalls.length = 0;
    const lines = localStack.log.lines.length;
    const started = performance.now();
    let bytes = 0;
    for (let index = 0; index < measuredCalls; index += 1) {
      const answer = await call('GET', `day?date=${day}&seen=${seen}&revision=${revision}`);
      revision = (answer.body as Day).revision;
      bytes += Buffer.byteLength(answer.text) + 400;
    }
    const seconds = (performance.now() - started) / 1000;
    const ownLines = localStack.log.lines
      .slice(lines)
      .reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    const logBytes = ownLines + measuredCalls * (lambdaLineBytes + apiLineBytes);
    const per = callsPerHour / measuredCalls;
    const used: Used[] = [
      {
        what: 'table reads (units)',
        amount: tableCalls.reduce((sum, { units }) => sum + units, 0),
        price: 'readUnit',
      },
      { what: 'API calls', amount: measuredCalls, price: 'apiCall' },
      { what: 'CloudFront requests', amount: measuredCalls, price: 'edgeRequest' },
      { what: 'CloudFront data out (GB)', amount: bytes / 1e9, price: 'edgeGigabyte' },
      { what: 'CloudFront Function invocations', amount: measuredCalls, price: 'edgeFunctionRun' },
      { what: 'Lambda invocations', amount: measuredCalls, price: 'lambdaRequest' },
      {
        what: 'functions (GB-seconds), at most',
        amount: seconds * memoryGigabytes,
        price: 'lambdaGigabyteSecond',
      },
      { what: 'log (GB)', amount: logBytes / 1e9, price: 'logGigabyte' },
    ];
    return used.map((one) => ({ ...one, amount: one.amount * per }));
  } finally {
    await localStack.stop();
  }
}

type Call = (method: string, path: string, body?: object) => Promise<{ text: string; body: unknown }>;

/** Calls of a browser that a colleague has linked. */
async function signedIn(localStack: LocalStack): Promise<Call> {
  const [table] = localStack.tables;
  if (table === undefined) throw new Error('The stack has no table');
  const ours = { client: localStack.documents, name: table.name };
  const clock = () => localStack.clock.now();
  const [person, nonce] = ['ANA0000000', randomBytes(16).toString('hex')];
  await peopleStore(ours, clock).add({ id: person, name: 'Ana', role: 'manager' });
  const link = await deviceStore(ours, clock).invite(person);
  let cookie = '';
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${localStack.url}/api/staff/${path}`, {
      method,
      headers: { origin: localStack.url, 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    // A busy machine; commands are idempotent.
    if (answer.status === 503) return call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) [cookie = ''] = set.split(';');
    return { text, body: JSON.parse(text) };
  };
  await call('POST', 'link', { ...link, nonce, accept: true });
  return call;
}

async function fillDay(call: Call): Promise<void> {
  const commandId = () => randomBytes(12).toString('hex');
  for (const { id: tourId } of slots) {
    for (const [index, guestCount] of partySizes.entries()) {
      // One colleague makes at most sixty bookings with an address a day.
      const email = index % 2 === 0 ? { email: `guest-${tourId}-${index}@example.com` } : {};
      const name = { firstName: 'Ana', lastName: 'Sample', ...email };
      const asked = { commandId: commandId(), source: 'phone', date: day, tourId, guestCount, ...name };
      const { party } = (await call('POST', 'bookings', asked)).body as {
        party: { id: string; due: number };
      };
      const visit = (action: object) =>
        call('POST', 'visits', { commandId: commandId(), date: day, tourId, party: party.id, action });
      await visit({ kind: 'arrive', guests: guestCount, here: 0 });
      const { due } = party;
      if (index % 2 === 0)
        await visit({ kind: 'pay', method: 'cash-vuv', amount: due, vatu: due, outstanding: due });
    }
  }
}
