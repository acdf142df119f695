import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { closeServer, listen } from '../../local/ports.ts';
import { checkSite } from './check-site.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A site that serves visitors, but for what is given. */
async function serving(broken: Record<string, [status: number, type: string]> = {}): Promise<string> {
  const good: Record<string, [number, string]> = {
    '/': [200, 'text/html'],
    '/tours': [200, 'text/html; charset=utf-8'],
    '/.well-known/security.txt': [200, 'text/plain'],
    '/api/inventory': [200, 'application/json'],
  };
  const listener: RequestListener = (request, response) => {
    const [status, type] = { ...good, ...broken }[request.url ?? ''] ?? [404, 'text/html'];
    response.writeHead(status, { 'content-type': type }).end();
  };
  const server = createServer(listener);
  const port = await listen(server, 0);
  closing.push(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}

it('is content with a site that serves pages, calls and nothing else', async () => {
  await checkSite(await serving(), 'npm run rollback');
});

it.each([
  ['/tours', [403, 'application/xml'], '/tours answers 403, not 200.'],
  ['/api/inventory', [200, 'text/html'], '/api/inventory answers with text/html, not application/json.'],
  ['/assets/none.js', [200, 'text/html'], '/assets/none.js answers 200, not 404.'],
] as const)('says of %s what is wrong, and how to go back', async (path, answer, sentence) => {
  const check = checkSite(await serving({ [path]: [...answer] }), 'npm run rollback');
  await expect(check).rejects.toThrow(sentence);
  await expect(check).rejects.toThrow('To put back what was: npm run rollback');
});

it('says when nobody answers', async () => {
  await expect(checkSite('http://127.0.0.1:9', 'npm run rollback')).rejects.toThrow('/ does not answer');
});
