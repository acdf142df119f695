import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';
import { projectFolder } from '#infra/build/project.ts';
import type { Listener } from '#tools/local-stack/http/site-server.ts';
import { freePort } from '#tools/local-stack/process/ports.ts';

const host = '127.0.0.1';

/**
 * Starts Vite's development server for the pages.
 *
 * @returns a proxy to it, so that pages and API share one origin; only the hot-reload web socket connects directly
 */
export async function startPagesServer(): Promise<Listener> {
  const port = await freePort();
  const folder = path.join(projectFolder, 'web');
  // React Router's Vite plugin reads its configuration from the current folder.
  process.chdir(folder);
  const server = await createServer({
    root: folder,
    clearScreen: false,
    logLevel: 'warn',
    // Otherwise Vite discovers packages during the first page load, and that page never hydrates.
    optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
    server: { host, port, strictPort: true, hmr: { host, clientPort: port } },
  });
  await server.listen();
  return async (request, { outgoing }) => {
    const query = request.query === '' ? '' : `?${request.query}`;
    const options = {
      host,
      port,
      method: request.method,
      path: request.path + query,
      headers: request.headers,
    };
    await new Promise<void>((resolve, reject) => {
      const forwarded = httpRequest(options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing).on('finish', resolve).on('error', reject);
      });
      forwarded.on('error', reject);
      forwarded.end(request.body);
    });
    return undefined;
  };
}
