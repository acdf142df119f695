import type { Contract } from '#shared/contracts/contract.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { contracts } from '#shared/contracts/registry.ts';
import type { Harness } from '../harness/harness.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { createVisitor, type Visitor } from '../harness/visitor.ts';

/**
 * Sends a call with these headers to each endpoint. Reports the endpoints that do not refuse it, and any AWS calls.
 */
async function findUnrefusedCalls(
  harness: Harness,
  visitor: Visitor,
  endpoints: readonly Contract[],
  headers: Record<string, string>,
): Promise<readonly string[]> {
  const { findings, expect } = collectFindings();
  const lastCall = harness.localStack.calls.at(-1);
  for (const { method, path } of endpoints) {
    const body = method === 'GET' ? {} : { body: { text: 'marker' } };
    const response = await visitor.call(method, path, { ...body, headers });
    const request = `${method} ${path} with ${JSON.stringify(headers)}`;
    expect(response.status === 403, `${request} returned ${response.status}`);
  }
  const names = endpoints.map(({ name }) => name.replaceAll('-', ''));
  const newCalls = harness.localStack.calls
    .slice(lastCall === undefined ? 0 : harness.localStack.calls.lastIndexOf(lastCall) + 1)
    // An environment that starts reads the key of the edge.
    .filter(({ service }) => service !== 'secretsmanager')
    .filter(({ functionId }) => names.some((name) => functionId.toLowerCase().startsWith(`${name}code`)));
  expect(newCalls.length === 0, `${newCalls.length} AWS calls were made for refused calls`);
  return findings;
}

/**
 * Calls the API without CloudFront: the API refuses every call, even with forged headers, and makes no AWS calls.
 *
 * @param endpoints to call
 */
export async function callWithoutCloudFront(
  harness: Harness,
  endpoints: readonly Contract[] = contracts,
): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const directVisitor = createVisitor(`http://127.0.0.1:${harness.localStack.ports.api}`);
  const claims = [
    {},
    { [edgeHeaders.key]: 'guessed', [edgeHeaders.siteHost]: new URL(harness.localStack.url).host },
    { 'x-forwarded-for': '203.0.113.7', via: '1.1 local.cloudfront.net (CloudFront)' },
    { 'stripe-signature': 't=1,v1=00' },
  ];
  for (const headers of claims)
    findings.push(...(await findUnrefusedCalls(harness, directVisitor, endpoints, headers)));
  directVisitor.leave();
  const { status } = await harness.visitor.call('GET', '/api/inventory');
  expect(status === 200, `through CloudFront the API returns ${status}`);
  return { findings, metrics: { endpoints: endpoints.length, claims: claims.length } };
}

/** Expects no error of one method or query to be served to another: CloudFront caches no errors. */
export async function expectErrorsUncached(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const reads = contracts.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const paths = [...new Set(reads), '/api/nowhere', '/nowhere.png', '/tours'];
  for (const path of paths) {
    const first = await harness.visitor.call('GET', path);
    const head = await harness.visitor.call('HEAD', path);
    const getAfterHead = await harness.visitor.call('GET', path);
    expect(
      getAfterHead.status === first.status && getAfterHead.headers['x-cache'] !== 'Hit from cloudfront',
      `GET ${path} returned ${getAfterHead.status} after a HEAD that returned ${head.status}, and ${first.status} before it`,
    );
  }
  return { findings, metrics: { paths: paths.length } };
}

/** Calls the API like a page of another site in a visitor's browser, which cannot change anything. */
export async function callFromForeignOrigins(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const site = new URL(harness.localStack.url);
  // Webhooks are authenticated by their signature.
  const endpoints: Contract[] = contracts.filter(
    (contract) => contract.method !== 'GET' && !('isSigned' in contract),
  );
  const hosts = ['elsewhere.example', site.hostname, `${site.host}.elsewhere.example`];
  const origins = ['null', ...hosts.map((host) => `http://${host}`)];
  for (const origin of origins) {
    const headers = { origin, [edgeHeaders.siteHost]: origin.replace('http://', '') };
    findings.push(...(await findUnrefusedCalls(harness, harness.visitor, endpoints, headers)));
  }
  const ownPage = await harness.visitor.call('POST', '/api/bookings', {
    body: {},
    headers: { origin: site.origin },
  });
  expect(
    ownPage.body.kind === 'invalid-input',
    `a call from a page of the site returned ${ownPage.body.kind}`,
  );
  return { findings, metrics: { endpoints: endpoints.length, origins: origins.length } };
}
