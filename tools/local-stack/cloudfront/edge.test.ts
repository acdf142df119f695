import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type HttpRequest, type HttpResponse, httpResponse } from '../http/http-message.ts';
import { readAssembly } from '../template/assembly.ts';
import { writeAssembly } from '../template/hand-made-assembly.testing.ts';
import { resolveTemplate } from '../template/template.ts';
import { createEdge } from './edge.ts';
import { createBucket } from './site-bucket.ts';

const functionCode = `
  var moved = new Set(['/old']);
  function handler(event) {
    var request = event.request;
    if (typeof process !== 'undefined') throw new Error('Node globals are visible');
    if (moved.has(request.uri)) return { statusCode: 301, headers: { location: { value: '/new' } } };
    if (request.uri === '/api/clock') request.headers.clock = { value: Date.now() + ' ' + new Date().toISOString() };
    if (request.uri === '/tours') request.uri = '/tours/index.html';
    return request;
  }`;

const csp = { ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true } };
const pages = {
  TargetOriginId: 'site',
  CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  Compress: true,
  AllowedMethods: ['GET', 'HEAD'],
  FunctionAssociations: [
    { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Rewrite', 'FunctionARN'] } },
  ],
  ResponseHeadersPolicyId: { Ref: 'Headers' },
};
const api = {
  TargetOriginId: 'api',
  AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
  OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
};
const cacheKeyParts = {
  HeadersConfig: { HeaderBehavior: 'none' },
  CookiesConfig: { CookieBehavior: 'none' },
  QueryStringsConfig: { QueryStringBehavior: 'all' },
};

async function edgeWith(apiOrigin: (request: HttpRequest) => Promise<HttpResponse>) {
  const assembly = await writeAssembly({
    files: {
      f00d: {
        'index.html': '<h1>Home</h1>',
        'tours/index.html': `<h1>Tours</h1>${' '.repeat(2000)}`,
        '404.html': '<h1>Lost</h1>',
        'assets/app-1.js': 'let a',
      },
    },
    resources: {
      Site: { Type: 'AWS::S3::Bucket', Properties: {} },
      Hashed: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: {
          SourceObjectKeys: ['f00d.zip'],
          DestinationBucketName: { Ref: 'Site' },
          Exclude: ['*'],
          Include: ['assets/*'],
          SystemMetadata: { 'cache-control': 'immutable' },
        },
      },
      Others: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: {
          SourceObjectKeys: ['f00d.zip'],
          DestinationBucketName: { Ref: 'Site' },
          Exclude: ['assets/*'],
          SystemMetadata: { 'cache-control': 'no-cache' },
        },
      },
      Rewrite: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: functionCode } },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: { ResponseHeadersPolicyConfig: { SecurityHeadersConfig: csp } },
      },
      Short: {
        Type: 'AWS::CloudFront::CachePolicy',
        Properties: {
          CachePolicyConfig: {
            ...{ MinTTL: 0, DefaultTTL: 0, MaxTTL: 5 },
            ParametersInCacheKeyAndForwardedToOrigin: cacheKeyParts,
          },
        },
      },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            DefaultRootObject: 'index.html',
            CacheBehaviors: [
              { ...api, PathPattern: '/api/cached', CachePolicyId: { Ref: 'Short' } },
              { ...pages, ...api, PathPattern: '/api/clock', CachePolicyId: { Ref: 'Short' } },
              { ...api, PathPattern: '/api/*', CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad' },
            ],
            DefaultCacheBehavior: pages,
            CustomErrorResponses: [
              { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html' },
              ...[414, 501, 503].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
            ],
            Origins: [
              { Id: 'site', DomainName: { 'Fn::GetAtt': ['Site', 'RegionalDomainName'] } },
              {
                Id: 'api',
                DomainName: 'api.example.com',
                OriginCustomHeaders: [{ HeaderName: 'X-From', HeaderValue: 'edge' }],
              },
            ],
          },
        },
      },
    },
  });
  onTestFinished(assembly.remove);
  const template = resolveTemplate(readAssembly(assembly.folder), {
    region: 'ap-southeast-2',
    accountId: '000000000000',
    siteUrl: 'http://localhost:3000',
    apiUrl: 'http://127.0.0.1:1',
    awsUrl: 'http://127.0.0.1:2',
    tablePrefix: '',
  });
  const edge = createEdge({
    template,
    clock: { now: () => new Date('2026-11-24T08:00:00+11:00') },
    originAt: (domain) => (domain === 'api.example.com' ? apiOrigin : createBucket(template, 'Site')),
  });
  const send = (target: string, overrides: Partial<HttpRequest> = {}): Promise<HttpResponse> => {
    const [path = '', query = ''] = target.split('?');
    const headers = { host: 'localhost:3000', ...overrides.headers };
    return edge.handle({
      method: 'GET',
      body: Buffer.alloc(0),
      sourceIp: '127.0.0.1',
      ...overrides,
      path,
      query,
      headers,
    });
  };
  return send;
}

const ok = () => Promise.resolve(httpResponse(200, { 'content-type': 'application/json' }, '{}'));

test('the edge serves pages from the bucket with the template’s metadata and headers', async () => {
  const send = await edgeWith(ok);
  expect(await send('/')).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    },
  });
  expect((await send('/assets/app-1.js')).headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'immutable',
  });
  expect((await send('/tours')).body.toString()).toContain('Tours');
  expect(await send('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
  expect((await send('/', { method: 'POST' })).status).toBe(403);
});

test('the edge replaces a 403 for a missing file with the template’s error page if the bucket cannot be listed', async () => {
  const send = await edgeWith(ok);
  const response = await send('/nowhere.png');
  expect(response.status).toBe(404);
  expect(response.body.toString()).toBe('<h1>Lost</h1>');
});

test('the edge responds with 304 to a request for an unchanged file, and compresses long files', async () => {
  const send = await edgeWith(ok);
  const first = await send('/tours', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(first.body).toString()).toContain('Tours');
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const again = await send('/tours', { headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect(again.status).toBe(304);
  expect((await send('/tours', { headers: { range: 'bytes=4-8' } })).body.toString()).toBe('Tours');
  expect((await send('/', { headers: { 'accept-encoding': 'br' } })).headers).not.toHaveProperty(
    'content-encoding',
  );
});

test('the edge forwards query, cookies and headers except the host to the API, and caches no response under a policy without caching', async () => {
  const requests: HttpRequest[] = [];
  const send = await edgeWith((request) => {
    requests.push(request);
    return Promise.resolve(httpResponse(200, { 'cache-control': 'max-age=60' }, String(requests.length)));
  });
  const headers = { cookie: 'a=1', 'idempotency-key': 'k' };
  await send('/api/bookings?date=2026-11-24&date=x', { method: 'POST', body: Buffer.from('{}'), headers });
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/bookings',
    query: 'date=2026-11-24&date=x',
  });
  expect(requests[0]?.headers).toMatchObject({ ...headers, 'x-from': 'edge' });
  expect(requests[0]?.headers).not.toHaveProperty('host');
  await send('/api/bookings');
  expect((await send('/api/bookings')).body.toString()).toBe('3');
});

test('the edge never shares a response between requests with different cookies, and passes on the cookies that the API sets', async () => {
  const setCookies = ['__Secure-session=new; Path=/api/staff; Secure', 'other=1; HttpOnly'];
  const send = await edgeWith(({ headers, method }) =>
    Promise.resolve({
      // Even a response that claims to be public.
      ...httpResponse(200, { 'cache-control': 'public, max-age=60' }, `for ${headers.cookie}`),
      cookies: method === 'POST' ? setCookies : [],
    }),
  );
  for (const method of ['GET', 'POST', 'GET']) {
    for (const cookie of ['session=one', 'session=two; more=3']) {
      const response = await send('/api/staff/day', { method, headers: { cookie } });
      expect(response.body.toString()).toBe(`for ${cookie}`);
      expect(response.cookies).toEqual(method === 'POST' ? setCookies : []);
      expect(response.headers['x-cache']).toBe('Miss from cloudfront');
    }
  }
});

test('the edge sends a unique request id to the API and the client', async () => {
  const requests: HttpRequest[] = [];
  const send = await edgeWith((request) => {
    requests.push(request);
    return Promise.resolve(httpResponse(200, { 'cache-control': 'max-age=60' }, ''));
  });
  const forged = { headers: { 'x-amz-cf-id': 'of-the-visitor' } };
  const responses = [
    await send('/api/bookings', forged),
    await send('/api/cached?a=1'),
    await send('/api/cached?a=1'),
  ];
  const ids = responses.map(({ headers }) => String(headers['x-amz-cf-id']));
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => /^[\w-]{56}$/.test(id))).toBe(true);
  expect(requests.map(({ headers }) => headers['x-amz-cf-id'])).toEqual(ids.slice(0, 2));
});

test.each([
  [
    'the edge caches an error of the API for all queries if the template has no rule for its status',
    500,
    '1',
  ],
  ['the edge does not cache an error for whose status the template sets zero seconds', 503, '2'],
  ['the edge does not cache a 404 with no-store', 404, '2'],
])('%s', async (_, status, second) => {
  let calls = 0;
  const send = await edgeWith(() => {
    calls += 1;
    return Promise.resolve(httpResponse(status, { 'cache-control': 'no-store' }, String(calls)));
  });
  expect((await send('/api/bookings?date=2026-11-24')).body.toString()).toBe('1');
  expect((await send('/api/bookings?date=2026-11-25')).body.toString()).toBe(second);
  expect((await send('/api/bookings', { method: 'POST' })).headers['x-cache']).toBe('Miss from cloudfront');
});

test.each([
  [404, 'HEAD', 'GET', '1'],
  [405, 'HEAD', 'GET', '1'],
  [404, 'GET', 'HEAD', '1'],
  [414, 'HEAD', 'GET', '2'],
  [501, 'HEAD', 'GET', '2'],
  [503, 'HEAD', 'GET', '2'],
  [200, 'HEAD', 'GET', '2'],
])(
  'after the API has responded with %i to %s, the edge responds to %s with the response to call %s of the API',
  async (status, first, second, call) => {
    let calls = 0;
    const send = await edgeWith(() => {
      calls += 1;
      return Promise.resolve(httpResponse(status, {}, String(calls)));
    });
    await send('/api/bookings?date=2026-11-24', { method: first });
    const response = await send('/api/bookings?date=2026-11-25', { method: second });
    expect(response.body.toString()).toBe(call);
  },
);

test('the edge caches a cacheable response by query, and no response with no-store', async () => {
  let calls = 0;
  const send = await edgeWith((request) => {
    calls += 1;
    const control = request.query === 'fresh' ? 'no-store' : 'max-age=60';
    return Promise.resolve(httpResponse(200, { 'cache-control': control }, String(calls)));
  });
  expect((await send('/api/cached?a=1')).headers['x-cache']).toBe('Miss from cloudfront');
  const cachedResponse = await send('/api/cached?a=1');
  expect([
    cachedResponse.body.toString(),
    cachedResponse.headers['x-cache'],
    cachedResponse.headers.age,
  ]).toEqual(['1', 'Hit from cloudfront', '0']);
  expect((await send('/api/cached?a=2')).body.toString()).toBe('2');
  await send('/api/cached?fresh');
  expect((await send('/api/cached?fresh')).body.toString()).toBe('4');
});

test('the edge calls the API once for concurrent requests with the same cache key', async () => {
  let calls = 0;
  const { promise: originResponse, resolve: release } = Promise.withResolvers<void>();
  const send = await edgeWith(async () => {
    calls += 1;
    await originResponse;
    return httpResponse(200, { 'cache-control': 'max-age=5' }, String(calls));
  });
  const all = Array.from({ length: 50 }, () => send('/api/cached?a=1'));
  const other = send('/api/cached?a=2');
  await Promise.resolve();
  release();
  const results = (await Promise.all(all)).map(({ headers }) => headers['x-cache']);
  expect(results.filter((result) => result === 'Miss from cloudfront')).toHaveLength(1);
  expect(results.filter((result) => result === 'Hit from cloudfront')).toHaveLength(49);
  await other;
  expect(calls).toBe(2);
});

test('the edge calls the API for each concurrent request if the response must not be cached', async () => {
  let calls = 0;
  const send = await edgeWith(async () => {
    calls += 1;
    return httpResponse(503, { 'cache-control': 'no-store' }, String(calls));
  });
  const all = await Promise.all([1, 2, 3].map(() => send('/api/cached?a=1')));
  expect(all.map(({ body }) => body.toString()).sort()).toEqual(['1', '2', '3']);
});

test.each([
  ['max-age=1', 200, 'RefreshHit from cloudfront'],
  ['max-age=1, stale-if-error=0', 503, 'Miss from cloudfront'],
])(
  'after a response cached with %s has expired, if the API fails, the edge responds with %i (%s)',
  async (control, status, result) => {
    let isFailing = false;
    const send = await edgeWith(async () =>
      isFailing ? httpResponse(503, {}, 'failed') : httpResponse(200, { 'cache-control': control }, 'well'),
    );
    await send('/api/cached?a=1');
    isFailing = true;
    await vi.waitFor(
      async () => expect((await send('/api/cached?a=1')).headers['x-cache']).toBe(result),
      3000,
    );
    expect((await send('/api/cached?a=1')).status).toBe(status);
  },
);

test('a CloudFront function at the edge of the local stack reads the clock of the stack', async () => {
  const requests: HttpRequest[] = [];
  const send = await edgeWith((request) => {
    requests.push(request);
    return ok();
  });
  await send('/api/clock');
  expect(requests[0]?.headers.clock).toBe('1795467600000 2026-11-23T21:00:00.000Z');
});
