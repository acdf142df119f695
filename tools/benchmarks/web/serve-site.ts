import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const isText = /^text|json|svg/;

/**
 * Serves a built site on a free port: compressed, at clean paths, without the template's headers, which hold the hashes
 * of one build.
 *
 * @param apiUrl answers what is asked of `/api`
 */
export function serveSite(folder: string, apiUrl: string): Promise<Server> {
  const answer = async (address: string, response: ServerResponse) => {
    if (address.startsWith('/api/')) {
      const reply = await fetch(`${apiUrl}${address}`);
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain' });
      return response.end(await reply.text());
    }
    const { pathname } = new URL(address, apiUrl);
    const file = path.join(folder, path.extname(pathname) === '' ? `${pathname}/index.html` : pathname);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const body = await readFile(file);
    if (!isText.test(type)) return response.writeHead(200, { 'content-type': type }).end(body);
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
    return response.end(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  };
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.writeHead(404).end());
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
