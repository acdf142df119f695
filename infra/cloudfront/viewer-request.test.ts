import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { unknownAddress } from '#shared/site/unknown-address.ts';
import { viewerRequestCode } from './viewer-request-code.ts';

type Parameters = Record<string, { value: string; multiValue?: { value: string }[] }>;

interface EdgeResult {
  uri?: string;
  statusCode?: number;
  headers?: Record<string, { value: string }>;
  body?: string;
}

const notFound = {
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'text/plain; charset=utf-8' },
    'content-language': { value: 'en, fr' },
    'cache-control': { value: 'no-cache' },
  },
  body: 'There is nothing at this address.\nIl n’y a rien à cette adresse.\n',
};

const pagePaths = [
  '/',
  '/jp',
  '/tours',
  '/tours/confirm',
  '/batch',
  '/fr',
  '/fr/tours',
  '/fr/batch',
  '/staff',
  '/staff/link',
];
const filePaths = [
  '/.well-known/security.txt',
  '/measurement.json',
  '/measurement/pixel.html',
  '/robots.txt',
];

const measurement = { siteHost: 'rum.example', providers: ['pixel'] } as const;
const measuredCode = viewerRequestCode({ pagePaths, filePaths }, measurement);

function responseTo(
  uri: string,
  querystring: Parameters = {},
  host = 'rum.example',
  code = measuredCode,
): EdgeResult {
  const headers = { host: { value: host } };
  const event = { request: { method: 'GET', uri, querystring, headers, cookies: {} } };
  return runInNewContext(`${code}; handler(event)`, { event });
}

it.each([
  ['/', '/index.html'],
  ['/tours', '/tours/index.html'],
  ['/tours/confirm', '/tours/confirm/index.html'],
  ['/staff', '/staff/index.html'],
  ['/staff/link', '/staff/link/index.html'],
])('the edge serves the prerendered page of %s', (path, file) => {
  expect(responseTo(path)).toMatchObject({ uri: file });
});

it.each([
  ['/landed', '/'],
  ['/landed/', '/'],
  ['/japan', '/jp'],
  ['/japan/', '/jp'],
  ['/product/distillery-tour/', '/tours'],
  ['/product/distillery-tour', '/tours'],
  ['/tours/', '/tours'],
  ['/tours/confirm/', '/tours/confirm'],
  ['/staff/', '/staff'],
])('the edge permanently redirects %s to %s', (path, target) => {
  const result = responseTo(path);
  expect(result.statusCode).toBe(301);
  expect(result.headers?.location?.value).toBe(target);
});

it.each([
  ['/fr', '/fr/index.html'],
  ['/fr/tours', '/fr/tours/index.html'],
  ['/fr/batch/ARB4', '/fr/batch/index.html'],
  ['/fr/operator/Sails.Ltd', '/fr/__spa-fallback.html'],
  ['/fr/tours/booking/0/2/2026-11-24', '/fr/__spa-fallback.html'],
])('the edge serves %s in French', (path, file) => {
  expect(responseTo(path)).toMatchObject({ uri: file });
});

it.each([
  ['/fr/', 301, '/fr'],
  ['/fr/tours/', 301, '/fr/tours'],
  ['/fr/nowhere', 302, `/fr${unknownAddress}`],
  ['/fr/jp', 302, `/fr${unknownAddress}`],
  ['/fr/inventory', 302, `/fr${unknownAddress}`],
  ['/fr/staff', 302, `/fr${unknownAddress}`],
  ['/fr/staff/link', 302, `/fr${unknownAddress}`],
  ['/fr/index.html', 302, `/fr${unknownAddress}`],
  ['/fr/__spa-fallback.html', 302, `/fr${unknownAddress}`],
  ['/fr//elsewhere.example/', 302, `/fr${unknownAddress}`],
  ['/french', 302, `/${unknownAddress}`],
])('the edge redirects %s with %i to %s', (path, status, target) => {
  const result = responseTo(path);
  expect([result.statusCode, result.headers?.location?.value]).toEqual([status, target]);
});

it('the edge preserves the query of a redirected request', () => {
  const result = responseTo('/tours/', {
    date: { value: '2026-11-24' },
    guest: { value: 'a%26b', multiValue: [{ value: 'a%26b' }, { value: 'c' }] },
    flag: { value: '' },
  });
  expect(result.headers?.location?.value).toBe('/tours?date=2026-11-24&guest=a%26b&guest=c&flag');
});

it.each(['/batch', '/batch/ARB4', '/batch/a/b', '/batch/ARB4.1'])(
  'the edge serves the batches page for %s',
  (path) => expect(responseTo(path)).toMatchObject({ uri: '/batch/index.html' }),
);

it.each([
  '/tours/booking/0/2/2026-11-24',
  '/tours/booking/0/2/24.11.2026',
  '/operator/Sea%20Breeze%20Ltd.%20Tours',
  '/operator/Sails.Ltd',
])('the edge serves the fallback page for %s', (path) =>
  expect(responseTo(path)).toMatchObject({ uri: '/__spa-fallback.html' }),
);

it.each([
  '/nowhere',
  '/nowhere/',
  '/TOURS',
  '/article/nothing-of-the-kind',
  '/batches',
  '/constructor',
  '/__proto__',
  '/hasOwnProperty/',
  '/tours.html',
  '/contact.php',
  '/index.html',
  '/tours/index.html',
  '/2.0',
  '/tours/nowhere.txt',
  '/tours/nowhere.jpeg',
  '/__spa-fallback.html',
  '/staff/nowhere',
  '/staffing',
])('the edge temporarily redirects %s to the home page', (path) => {
  const result = responseTo(path, { a: { value: 'b' } });
  expect(result.statusCode).toBe(302);
  expect(result.headers).toMatchObject({
    location: { value: `/${unknownAddress}` },
    'cache-control': { value: 'no-cache' },
  });
});

it.each(['//elsewhere.example/', '///elsewhere.example', '/\\elsewhere.example/', '/%2f/elsewhere.example/'])(
  'the edge never redirects %s to another site',
  (path) => {
    expect(responseTo(path).headers?.location?.value ?? '/').toMatch(/^\/(#unknown-address)?$/);
  },
);

it.each([
  '/favicon.ico',
  '/assets/page-1.js',
  '/missing.png',
  '/film.mp4',
  '/tours/missing.webp',
  '/operator/missing.png',
  '/batch/missing.jpg',
  '/.well-known/security.txt',
  '/robots.txt',
  '/assets/still.67db-480.avif',
  '/assets/zxing_reader-Bb9Mx2Pu.wasm',
])(
  'the edge forwards the request for the file %s to the bucket, whose response is 404 if the file is missing',
  (path) => {
    expect(responseTo(path)).toMatchObject({ uri: path });
  },
);

it.each([
  '/llms.txt',
  '/ads.json',
  '/sitemap_index.xml',
  '/missing.jpeg',
  '/.well-known/nothing-of-the-kind.json',
  '/.well-known/nothing-of-the-kind',
  '/assets/',
  '/assets/missing',
  '/assets/missing.json',
  '/assets/missing.jpeg',
])('the edge responds to %s with 404, since the response of the bucket would be XML', (path) => {
  expect(responseTo(path)).toEqual(notFound);
});

describe('the documents in which provider scripts run', () => {
  it.each(['/measurement/pixel.html', '/measurement/pixel.js'])(
    'are served by the measurement host at %s',
    (path) => {
      expect(responseTo(path, {}, 'm.rum.example')).toMatchObject({ uri: path });
    },
  );

  it.each([
    '/',
    '/tours',
    '/tours/confirm',
    '/staff',
    '/landed',
    '/tours/',
    '/nowhere',
    '/index.html',
    '/robots.txt',
    '/favicon.ico',
    '/assets/page-1.js',
    '/service-worker.js',
    '/measurement.json',
    '/measurement/',
    '/measurement/other.js',
    '/measurement/analytics.html',
    '/measurement/../index.html',
    '/measurement/pixel.html/',
    '/api/holidays',
  ])('are the only files on the measurement host, which responds to %s with 404', (path) => {
    expect(responseTo(path, {}, 'm.rum.example')).toEqual(notFound);
  });

  const hosts = ['rum.example', 'd1.cloudfront.net', 'm.d1.cloudfront.net', 'm.m.rum.example', 'm.'];
  it.each(hosts)('are not served on the host %s', (host) => {
    for (const path of ['/measurement/pixel.html', '/measurement/pixel.js', '/measurement/analytics.js'])
      expect(responseTo(path, {}, host)).toEqual(notFound);
  });

  it('are announced to pages by /measurement.json only on the host of the site', () => {
    const path = '/measurement.json';
    expect(responseTo(path)).toMatchObject({ uri: path });
    const { statusCode, body, headers } = responseTo(path, {}, 'd1.cloudfront.net');
    expect([statusCode, body, headers?.['content-type']?.value]).toEqual([200, '{}\n', 'application/json']);
  });

  it('are neither served nor announced to pages in a stage without a domain', () => {
    const code = viewerRequestCode({ pagePaths, filePaths });
    for (const host of ['rum.example', 'm.rum.example', 'd1.cloudfront.net', 'm.']) {
      expect(responseTo('/measurement/pixel.html', {}, host, code), host).toEqual(notFound);
      expect(responseTo('/measurement.json', {}, host, code), host).not.toHaveProperty('uri');
    }
    expect(responseTo('/tours', {}, 'd1.cloudfront.net', code)).toMatchObject({ uri: '/tours/index.html' });
  });
});

it.each([
  ['/batch/missing.jpeg', '/batch/index.html'],
  ['/operator/Sails.jpeg', '/__spa-fallback.html'],
])(
  'the edge treats %s as a page, since the specification does not list the extension as that of a file',
  (path, file) => {
    expect(responseTo(path)).toMatchObject({ uri: file });
  },
);

it('the edge responds to /api with a 404 that is neither a page nor XML', () => {
  expect(responseTo('/api')).toMatchObject({ statusCode: 404, body: expect.any(String) });
});

it('the code of the edge function for pages uses no syntax that the CloudFront runtime lacks', () => {
  const code = measuredCode.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(code).not.toMatch(/\b(import|export|class|Set|Map|hasOwn)\b|\?\.|\?\?|(const|let) *[{[]/);
});

it('the code of the edge function for pages stays below CloudFront’s limit of 10 kB with sixty pages and forty files', () => {
  const manyPages = Array.from({ length: 60 }, (_, index) => `/article/an-article-with-a-long-name-${index}`);
  const files = Array.from({ length: 40 }, (_, index) => `/measurement/a-file-${index}.webmanifest`);
  expect(
    Buffer.byteLength(viewerRequestCode({ pagePaths: manyPages, filePaths: files }, measurement)),
  ).toBeLessThan(10_240);
});
