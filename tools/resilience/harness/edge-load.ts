import { Agent, get } from 'node:http';
import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';

/** A GET request of a browser. */
export interface EdgeRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The cost of a burst of requests. */
export interface EdgeLoad {
  readonly calls: number;
  readonly seconds: number;
  /** Calls that reached the API’s function. */
  readonly originCalls: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Counts the calls of `GET /api/availability` that a function has logged since the stack started. */
export const countOriginCalls = ({ log }: LocalStack): number =>
  log.lines.filter(
    ({ text }) => text.includes('"show-availability"') && /call\.(answered|refused|failed)/.test(text),
  ).length;

/** Sends all requests to the site, at most `concurrency` at a time, and counts those that reach the API. */
export async function sendToEdge(
  localStack: LocalStack,
  requests: readonly EdgeRequest[],
  concurrency = 50,
): Promise<EdgeLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const { hostname, port } = new URL(localStack.url);
  const statuses: Record<string, number> = {};
  const send = ({ path, headers = {} }: EdgeRequest): Promise<void> =>
    new Promise((resolve, reject) => {
      get({ agent, hostname, port, path, headers }, (response) => {
        const status = String(response.statusCode);
        statuses[status] = (statuses[status] ?? 0) + 1;
        response.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  const earlierCalls = countOriginCalls(localStack);
  const startedAt = performance.now();
  await Promise.all(requests.map(send));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    calls: requests.length,
    seconds,
    originCalls: countOriginCalls(localStack) - earlierCalls,
    statuses,
  };
}

/** Maximum calls of CloudFront to the API in this time: one for each cache key every two seconds. */
export const maxOriginCalls = (seconds: number, keys = 1): number => keys * (Math.floor(seconds / 2) + 1);

/** Requests with which a browser may try to bypass the cache. */
export function cacheBustingRequests(date: string, count: number): readonly EdgeRequest[] {
  const path = `/api/availability?date=${date}`;
  const variants: readonly ((index: number) => EdgeRequest)[] = [
    (index) => ({ path: `${path}&_=${index}` }),
    (index) => ({ path: `/api/availability?v=${index}&date=${date}` }),
    (index) => ({ path, headers: { cookie: `visit=${index}` } }),
    (index) => ({ path, headers: { 'x-nonce': String(index), 'user-agent': `browser/${index}` } }),
    (index) => ({
      path,
      headers: { 'cache-control': 'no-cache', pragma: 'no-cache', 'accept-language': `x-${index}` },
    }),
    (index) => ({ path, headers: { 'accept-encoding': `gzip;q=0.${index}`, accept: `text/x-${index}` } }),
    (index) => ({ path, headers: { authorization: `Bearer ${index}`, origin: `https://${index}.example` } }),
    (index) => ({ path, headers: { 'if-none-match': `"${index}"`, range: `bytes=0-${index}` } }),
    (index) => ({
      path,
      headers: { 'x-forwarded-for': `192.0.2.${index % 250}`, 'x-viewer-address': '192.0.2.1' },
    }),
  ];
  return Array.from({ length: count }, (_, index) =>
    (variants[index % variants.length] as (typeof variants)[0])(index),
  );
}

/** Requests for days that no page shows, which are refused before the cache. */
export const invalidRequests = (date: string, count: number): readonly EdgeRequest[] =>
  Array.from({ length: count }, (_, index) => {
    const year = 2030 + index;
    const texts = [
      `${year}-01-01`,
      `${date}&date=${year}-01-01`,
      `${date}%20${index}`,
      `${date}T00:00:${index}`,
    ];
    return { path: `/api/availability?date=${texts[index % texts.length]}` };
  });
