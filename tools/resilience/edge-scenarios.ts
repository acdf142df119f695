import type { Contract } from '../../shared/contracts/contract.ts';
import { edgeHeaders } from '../../shared/contracts/edge-headers.ts';
import { contracts } from '../../shared/contracts/registry.ts';
import type { Harness } from './harness.ts';
import { findingsOf, type ScenarioResult } from './scenario.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Sends a call with these headers to each endpoint; finds whoever does not refuse it, and what they did for it. */
async function refusedByAll(
  harness: Harness,
  visitor: Visitor,
  endpoints: readonly Contract[],
  headers: Record<string, string>,
): Promise<readonly string[]> {
  const { findings, expect } = findingsOf();
  const last = harness.localStack.calls.at(-1);
  for (const { method, path } of endpoints) {
    const body = method === 'GET' ? {} : { body: { text: 'marker' } };
    const answer = await visitor.call(method, path, { ...body, headers });
    const asked = `${method} ${path} with ${JSON.stringify(headers)}`;
    expect(answer.status === 403, `${asked} is answered ${answer.status}`);
  }
  const names = endpoints.map(({ name }) => name.replaceAll('-', ''));
  const done = harness.localStack.calls
    .slice(last === undefined ? 0 : harness.localStack.calls.lastIndexOf(last) + 1)
    .filter(({ functionId }) => names.some((name) => functionId.toLowerCase().startsWith(`${name}code`)));
  expect(done.length === 0, `${done.length} calls of AWS were made for calls that are refused`);
  return findings;
}

/** X9: the API, found around the edge, refuses every call, whatever it claims, and does nothing for it. */
export async function aroundTheEdge(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const direct = visitorOf(`http://127.0.0.1:${harness.localStack.ports.api}`);
  const claims = [
    {},
    { [edgeHeaders.key]: 'guessed', [edgeHeaders.siteHost]: new URL(harness.localStack.url).host },
    { 'x-forwarded-for': '203.0.113.7', via: '1.1 local.cloudfront.net (CloudFront)' },
    { 'stripe-signature': 't=1,v1=00' },
  ];
  for (const headers of claims) findings.push(...(await refusedByAll(harness, direct, contracts, headers)));
  direct.leave();
  const { status } = await harness.visitor.call('GET', '/api/inventory');
  expect(status === 200, `by the edge the API answers ${status}`);
  return { findings, metrics: { endpoints: contracts.length, claims: claims.length } };
}

/** What fails by one method, or with one query, is no answer to another: the edge keeps no failure. */
export async function failuresAreNotKept(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const reads = contracts.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const paths = [...new Set(reads), '/api/nowhere', '/nowhere.png', '/tours'];
  for (const path of paths) {
    const alone = await harness.visitor.call('GET', path);
    const head = await harness.visitor.call('HEAD', path);
    const after = await harness.visitor.call('GET', path);
    expect(
      after.status === alone.status && after.headers['x-cache'] !== 'Hit from cloudfront',
      `GET ${path} is answered ${after.status} after HEAD was answered ${head.status}, and ${alone.status} without`,
    );
  }
  return { findings, metrics: { paths: paths.length } };
}

/** A page of another site changes nothing through a visitor's browser. */
export async function foreignOrigins(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const own = new URL(harness.localStack.url);
  // What the payment provider tells is proved by its signature.
  const endpoints: Contract[] = contracts.filter((one) => one.method !== 'GET' && !('isSigned' in one));
  const hosts = ['elsewhere.example', own.hostname, `${own.host}.elsewhere.example`];
  const origins = ['null', ...hosts.map((host) => `http://${host}`)];
  for (const origin of origins) {
    const headers = { origin, [edgeHeaders.siteHost]: origin.replace('http://', '') };
    findings.push(...(await refusedByAll(harness, harness.visitor, endpoints, headers)));
  }
  const ours = await harness.visitor.call('POST', '/api/bookings', {
    body: {},
    headers: { origin: own.origin },
  });
  expect(ours.body.kind === 'invalid-input', `our own page is answered ${ours.body.kind}`);
  return { findings, metrics: { endpoints: endpoints.length, origins: origins.length } };
}
