import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import { withoutProbe } from '#tools/dev-cli/serving/without-probe.ts';
import {
  cacheBustingRequests,
  type EdgeRequest,
  invalidRequests,
  maxOriginCalls,
  sendToEdge,
} from '#tools/resilience/harness/edge-load.ts';
import { slotSource } from '#tools/resilience/harness/slots-for-scenarios.ts';

// npm run bench -- edge: calls of GET /api/availability at the edge, and those of them that reach the API. The local edge
// follows the cache policy of the template; CloudFront has several caches, each of which calls the API separately.
const localStack = withoutProbe(
  await startProduct({ port: 0, quiet: true, clock: '2026-11-23T08:00:00+11:00' }),
);
try {
  const slots = slotSource(localStack.clock.now());
  const [{ date }, other] = [slots.next(), slots.next()];
  const requestFor = (day: string): EdgeRequest => ({ path: `/api/availability?date=${day}` });
  const repeat = (count: number, request: EdgeRequest) => Array.from({ length: count }, () => request);
  const days = Array.from({ length: 30 }, (_, index) =>
    new Date(Date.parse(other.date) + index * 86_400_000).toISOString().slice(0, 10),
  );
  const rows: readonly (readonly [name: string, requests: readonly EdgeRequest[], keys: number])[] = [
    ['one day, 2,000 visitors', repeat(2000, requestFor(date)), 1],
    ['one day, 10,000 visitors', repeat(10_000, requestFor(date)), 1],
    [
      'thirty days, 6,000 visitors',
      repeat(200, requestFor(date)).flatMap(() => days.map(requestFor)),
      days.length,
    ],
    ['other queries, headers and cookies', cacheBustingRequests(date, 2000), 1],
    ['days that no page shows', invalidRequests(date, 2000), 0],
  ];
  console.log('| | calls at the edge | a second | seconds | calls at the API | at most |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const [name, requests, keys] of rows) {
    const { calls, seconds, originCalls } = await sendToEdge(localStack, requests, 200);
    const cells = [
      name,
      calls.toLocaleString('en-GB'),
      Math.round(calls / seconds).toLocaleString('en-GB'),
      seconds.toFixed(1),
      originCalls,
      maxOriginCalls(seconds, keys),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  await localStack.stop();
}
