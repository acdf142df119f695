import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { checkSite } from './check-site.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
});

/** Starts a site on this machine that returns these responses, and 404 for any other path. */
async function siteWith(responses: Record<string, readonly [status: number, type: string]>) {
  const requestedPaths: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requestedPaths.push(url);
    const [status, type] = responses[url] ?? [404, 'text/html'];
    response.writeHead(status, { 'content-type': type }).end();
  });
  cleanups.push(() => closeServer(server));
  return { url: `http://127.0.0.1:${await listen(server, 0)}`, requestedPaths };
}
const html = [200, 'text/html'] as const;
const healthyResponses = { '/': html, '/tours': html, '/api/inventory': [200, 'application/json'] } as const;

describe('the check of the site from another region', () => {
  it('requests two pages and the API, and succeeds if all three responses are right', async () => {
    const { url, requestedPaths } = await siteWith(healthyResponses);
    await expect(checkSite(url)()).resolves.toBeUndefined();
    expect(requestedPaths.sort()).toEqual(['/', '/api/inventory', '/tours']);
  });

  it.each([
    ['/tours', [503, 'text/html'], '/tours returned 503'],
    ['/api/inventory', [403, 'application/json'], '/api/inventory returned 403'],
    ['/api/inventory', [200, 'text/html'], '/api/inventory returned text/html'],
  ] as const)('fails if the response to %s is %j', async (path, response, problem) => {
    const { url } = await siteWith({ ...healthyResponses, [path]: response });
    await expect(checkSite(url)()).rejects.toThrow(problem);
  });

  it('fails if the site does not respond', async () => {
    await expect(checkSite('http://127.0.0.1:9')()).rejects.toThrow('/ does not answer');
  });
});
