import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { checkMeasurementHost, checkSite } from './check-site.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
});

/** A working site, except for the given responses. */
async function serveSite(broken: Record<string, [status: number, type: string]> = {}): Promise<string> {
  const working: Record<string, [number, string]> = {
    '/': [200, 'text/html'],
    '/tours': [200, 'text/html; charset=utf-8'],
    '/.well-known/security.txt': [200, 'text/plain'],
    '/api/inventory': [200, 'application/json'],
  };
  const listener: RequestListener = (request, response) => {
    const [status, type] = { ...working, ...broken }[request.url ?? ''] ?? [404, 'text/html'];
    response.writeHead(status, { 'content-type': type }).end();
  };
  const server = createServer(listener);
  const port = await listen(server, 0);
  cleanups.push(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}

it('checkSite accepts a site that serves its pages and its API, and responds with 404 to other paths', async () => {
  expect(await checkSite(await serveSite())).toEqual([]);
});

it.each([
  ['/tours', [403, 'application/xml'], '/tours returned 403, not 200.'],
  ['/api/inventory', [200, 'text/html'], '/api/inventory returned text/html, not application/json.'],
  ['/assets/none.js', [200, 'text/html'], '/assets/none.js returned 200, not 404.'],
] as const)('checkSite reports an unexpected response to %s', async (path, response, message) => {
  expect(await checkSite(await serveSite({ [path]: [...response] }))).toEqual([message]);
});

it('checkMeasurementHost accepts a host that serves neither pages nor the API, and reports one that serves the API', async () => {
  const noPages = { '/': [404, 'text/plain'], '/staff': [404, 'text/plain'] } as const;
  const host = (api: number) =>
    serveSite({
      '/': [...noPages['/']],
      '/staff': [...noPages['/staff']],
      '/api/inventory': [api, 'application/json'],
    });
  expect(await checkMeasurementHost(await host(404))).toEqual([]);
  expect(await checkMeasurementHost(await host(200))).toEqual(['/api/inventory returned 200, not 404.']);
});

it('checkSite reports an unreachable site', async () => {
  expect(await checkSite('http://127.0.0.1:9')).toContainEqual(expect.stringContaining('/ does not answer'));
});
