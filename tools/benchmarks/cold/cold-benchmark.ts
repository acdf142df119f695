import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleFunctions, bundleOptions, bundlesFolder } from '#infra/build/bundle.ts';
import { dayProblem } from '#shared/booking/bookable-day.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { addDays } from '#shared/values/port-vila-time.ts';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';

// npm run bench -- cold [--rounds=11] [--against=<folder of bundles of another commit>]: CPU milliseconds of a cold start,
// which is the import and the first call, of the functions that guests wait for and of a bundle that only reads one item.
// The bundles take turns, and each start is a new process. Wall-clock time says nothing on a busy machine.
const readOption = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(readOption('rounds') ?? 11);
const otherBundles = readOption('against');
const measuredFunctions = ['create-booking', 'find-bookings'];

const run = promisify(execFile);
const edgeKey = 'sample-edge-key';
const secretArn = 'arn:aws:secretsmanager:ap-southeast-2:000000000000:secret:Keys';

/** Emulates an empty table and the secret of the edge. */
const fakeAws = createServer(async (request, response) => {
  await text(request);
  const target = String(request.headers['x-amz-target']);
  const content = target.startsWith('secretsmanager')
    ? { SecretString: JSON.stringify({ sent: edgeKey, previous: '' }) }
    : { Attributes: { secret: { S: 'c2VjcmV0LW9mLXJlZmVyZW5jZXM' } }, Items: [], Count: 0 };
  const isRead = /GetItem|Query/.test(target);
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify(isRead ? { Items: [], Count: 0 } : content));
});

const now = new Date();
let date = addDays(bookingWindow(now).first, 7);
while (dayProblem(date, now) !== undefined) date = addDays(date, 1);

const headers = {
  'x-site-key': edgeKey,
  'x-site-host': 'rum.example.com',
  'x-viewer-address': '203.0.113.7',
  'content-type': 'application/json',
};
const createEvent = (method: string, query: Record<string, string>, body?: object) =>
  JSON.stringify({
    version: '2.0',
    rawPath: '/api/bookings',
    headers,
    queryStringParameters: query,
    requestContext: { http: { method, path: '/api/bookings', sourceIp: '203.0.113.7' } },
    ...(body && { body: JSON.stringify(body) }),
  });
const form = {
  tourId: 8,
  tourType: 'Tour and Tasting',
  date,
  time: '2:00 PM',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  preferredLanguage: 'English',
  guestCount: 2,
  totalPrice: 8000,
};
const events: Readonly<Record<string, string>> = {
  'create-booking': createEvent('POST', {}, form),
  'find-bookings': createEvent('GET', { date }),
};

interface Start {
  readonly importMs: number;
  readonly firstCallMs: number;
  readonly status: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await bundleFunctions();
const folder = mkdtempSync(path.join(tmpdir(), 'cold-'));
const bareBundle = path.join(folder, 'bare-sdk/index.mjs');
await build({
  ...bundleOptions([
    { name: 'bare-sdk', kind: 'worker', handler: path.join(import.meta.dirname, 'bare-sdk.ts') },
  ]),
  outdir: folder,
  write: true,
});
const bundles = [
  { name: 'bare SDK', file: bareBundle, event: '{}' },
  ...measuredFunctions.flatMap((name) => [
    { name, file: path.join(bundlesFolder, name, 'index.mjs'), event: events[name] ?? '{}' },
    ...(otherBundles === undefined
      ? []
      : [
          {
            name: `${name}, the other commit`,
            file: path.join(otherBundles, name, 'index.mjs'),
            event: events[name] ?? '{}',
          },
        ]),
  ]),
];
const endpoint = `http://127.0.0.1:${await listen(fakeAws, 0)}`;
const env = {
  PATH: process.env.PATH ?? '',
  TABLE_NAME: 'table',
  EDGE_KEY_SECRET: secretArn,
  PROBE_KEY_SECRET: secretArn,
  TICKET_KEY_SECRET: secretArn,
  // Variables that earlier commits read.
  EDGE_KEYS: edgeKey,
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: 'ap-southeast-2',
  AWS_ACCESS_KEY_ID: 'AKIASAMPLE',
  AWS_SECRET_ACCESS_KEY: 'sample',
};
try {
  const starts = new Map(bundles.map(({ name }) => [name, [] as Start[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const { name, file, event } of bundles) {
      const script = path.join(import.meta.dirname, 'cold-start.mjs');
      const { stdout } = await run(process.execPath, [script, file, event], { env });
      const start = JSON.parse(stdout) as Start;
      if (start.status >= 300) throw new Error(`${name} returned ${start.status}`);
      starts.get(name)?.push(start);
    }
  console.log(`\nCPU milliseconds, medians of ${rounds} cold starts; load ${loadavg()[0]?.toFixed(1)}\n`);
  console.table(
    bundles.map(({ name, file }) => {
      const samples = starts.get(name) ?? [];
      const importMs = median(samples.map((sample) => sample.importMs));
      const firstCallMs = median(samples.map((sample) => sample.firstCallMs));
      return {
        bundle: name,
        bytes: statSync(file).size,
        gzip: gzipSync(readFileSync(file)).length,
        import: Math.round(importMs),
        'first call': Math.round(firstCallMs),
        both: Math.round(median(samples.map((sample) => sample.importMs + sample.firstCallMs))),
      };
    }),
  );
} finally {
  await closeServer(fakeAws);
  rmSync(folder, { recursive: true });
}
