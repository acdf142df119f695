import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';
import { isStaffPath } from '#app/content/staff/is-staff-path.ts';
import { projectFolder } from '#infra/build/project.ts';
import type { Listener } from '#tools/local-stack/http/site-server.ts';
import { freePort } from '#tools/local-stack/process/ports.ts';

const host = '127.0.0.1';
const web = path.join(projectFolder, 'web');

/**
 * Starts Vite's development servers for the site and the staff console.
 *
 * @returns a proxy to them, so that pages and API share one origin; only the hot-reload web sockets connect directly
 */
export async function startPagesServer(): Promise<Listener> {
  const site = await startVite('.', 'app');
  const staffConsole = await startVite('console', '../app/console');
  return async (request, { outgoing }) => {
    const query = request.query === '' ? '' : `?${request.query}`;
    const options = {
      host,
      port: isStaffPath(request.path) ? staffConsole : site,
      method: request.method,
      // Vite serves what begins with its base, `/staff/`.
      path: request.path.replace(/^\/staff$/, '/staff/') + query,
      headers: request.headers,
    };
    await new Promise<void>((resolve, reject) => {
      const forwarded = httpRequest(options, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing).on('finish', resolve).on('error', reject);
      });
      forwarded.on('error', reject);
      forwarded.end(request.body);
    });
    return undefined;
  };
}

/**
 * @param folder of the application's configuration, in `web`
 * @param app folder of its code, from there
 * @returns the port
 */
async function startVite(folder: string, app: string): Promise<number> {
  const port = await freePort();
  const root = path.join(web, folder);
  // React Router's Vite plugin reads its configuration from the current folder.
  process.chdir(root);
  const server = await createServer({
    root,
    clearScreen: false,
    logLevel: 'warn',
    // Otherwise Vite discovers packages during the first page load, and that page never hydrates.
    optimizeDeps: {
      entries: ['entry.client.tsx', 'root.tsx', 'routes/**/*.tsx'].map((file) => `${app}/${file}`),
    },
    server: { host, port, strictPort: true, hmr: { host, clientPort: port } },
  });
  await server.listen();
  return port;
}
