import type { Contract } from '#shared/contracts/contract.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { contracts } from '#shared/contracts/registry.ts';
import type { Harness } from '../harness/harness.ts';
import { findingsOf, type ScenarioResult } from '../harness/scenario.ts';
import { type Visitor, visitorOf } from '../harness/visitor.ts';

/**
 * Sends a call with these headers to each endpoint; reports any that does not refuse it, and the AWS calls made for it.
 */
async function findUnrefused(
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
    const request = `${method} ${path} with ${JSON.stringify(headers)}`;
    expect(answer.status === 403, `${request} was answered ${answer.status}`);
  }
  const names = endpoints.map(({ name }) => name.replaceAll('-', ''));
  const made = harness.localStack.calls
    .slice(last === undefined ? 0 : harness.localStack.calls.lastIndexOf(last) + 1)
    // An environment that starts reads the key of the edge.
    .filter(({ service }) => service !== 'secretsmanager')
    .filter(({ functionId }) => names.some((name) => functionId.toLowerCase().startsWith(`${name}code`)));
  expect(made.length === 0, `${made.length} AWS calls were made for refused calls`);
  return findings;
}

/**
 * Called without CloudFront, the API refuses every call, whatever its headers claim, and does nothing for it.
 *
 * @param endpoints to call
 */
export async function callWithoutCloudFront(
  harness: Harness,
  endpoints: readonly Contract[] = contracts,
): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const direct = visitorOf(`http://127.0.0.1:${harness.localStack.ports.api}`);
  const claims = [
    {},
    { [edgeHeaders.key]: 'guessed', [edgeHeaders.siteHost]: new URL(harness.localStack.url).host },
    { 'x-forwarded-for': '203.0.113.7', via: '1.1 local.cloudfront.net (CloudFront)' },
    { 'stripe-signature': 't=1,v1=00' },
  ];
  for (const headers of claims) findings.push(...(await findUnrefused(harness, direct, endpoints, headers)));
  direct.leave();
  const { status } = await harness.visitor.call('GET', '/api/inventory');
  expect(status === 200, `through CloudFront the API answers ${status}`);
  return { findings, metrics: { endpoints: endpoints.length, claims: claims.length } };
}

/** An error of one method or query is never served to another: CloudFront caches no errors. */
export async function expectErrorsUncached(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const reads = contracts.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const paths = [...new Set(reads), '/api/nowhere', '/nowhere.png', '/tours'];
  for (const path of paths) {
    const alone = await harness.visitor.call('GET', path);
    const head = await harness.visitor.call('HEAD', path);
    const after = await harness.visitor.call('GET', path);
    expect(
      after.status === alone.status && after.headers['x-cache'] !== 'Hit from cloudfront',
      `GET ${path} was answered ${after.status} after a HEAD with ${head.status}, and ${alone.status} without it`,
    );
  }
  return { findings, metrics: { paths: paths.length } };
}

/** A page of another site cannot change anything through a visitor's browser. */
export async function callFromForeignOrigins(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const site = new URL(harness.localStack.url);
  // Webhooks are authenticated by their signature.
  const endpoints: Contract[] = contracts.filter(
    (contract) => contract.method !== 'GET' && !('isSigned' in contract),
  );
  const hosts = ['elsewhere.example', site.hostname, `${site.host}.elsewhere.example`];
  const origins = ['null', ...hosts.map((host) => `http://${host}`)];
  for (const origin of origins) {
    const headers = { origin, [edgeHeaders.siteHost]: origin.replace('http://', '') };
    findings.push(...(await findUnrefused(harness, harness.visitor, endpoints, headers)));
  }
  const ours = await harness.visitor.call('POST', '/api/bookings', {
    body: {},
    headers: { origin: site.origin },
  });
  expect(ours.body.kind === 'invalid-input', `our own page was answered ${ours.body.kind}`);
  return { findings, metrics: { endpoints: endpoints.length, origins: origins.length } };
}
