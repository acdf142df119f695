import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '#tools/local-stack/http/forward.ts';
import { isFromThisMachine } from '#tools/local-stack/iam/developer.ts';
import { signedHeaders } from '#tools/local-stack/iam/signature-v4.ts';
import { closeServer, createLocalServer, listen } from '#tools/local-stack/process/ports.ts';
import type { DeployedStage } from './find-stage.ts';

const inventoryPage = '/inventory';
const inventoryCall = '/api/inventory';
const maxBodyBytes = 64 * 1024;

/** Response headers passed on; not those about encoding or bound to the site's own origin. */
const passed = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
];

/**
 * Serves the inventory page of a deployed stage on loopback. Page and assets come from the deployed site; its
 * corrections are signed with the local AWS credentials. Other pages redirect to the site, so that staff book nothing
 * here by mistake; other API calls are refused.
 *
 * @param port 0 for any free one
 */
export async function serveStage(
  stage: DeployedStage,
  port: number,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createLocalServer((incoming, outgoing) => {
    answer(stage, incoming, outgoing).catch(() => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end(JSON.stringify(problem(`The stage "${stage.stage}" does not answer.`)));
    });
  });
  const taken = await listen(server, port);
  return { url: `http://localhost:${taken}`, stop: () => closeServer(server) };
}

async function answer(
  stage: DeployedStage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const { pathname: path, search } = new URL(url, 'http://localhost');
  const isRead = method === 'GET' || method === 'HEAD';
  const json = (status: number, body: object): void => {
    outgoing.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    outgoing.end(JSON.stringify(body));
  };
  if (path === '/__local/stage' && isRead) return json(200, { stage: stage.stage });
  if (path === inventoryCall && method === 'PUT') {
    const { host = '', origin, 'content-type': type = '' } = incoming.headers;
    if (!isFromThisMachine({ headers: { host, ...(origin !== undefined && { origin }) } })) {
      return json(403, problem('Stock can only be changed from the page served here.'));
    }
    const body = await readBody(incoming, maxBodyBytes);
    return pass(outgoing, await corrected(stage, type, body ?? Buffer.alloc(0)));
  }
  const isCall = path.startsWith('/api/');
  if (!isRead || (isCall && path !== inventoryCall)) {
    return json(403, problem('Only the inventory is available here.'));
  }
  const isFile = /\.[A-Za-z0-9]{1,12}$/.test(path);
  if (!isCall && !isFile && path.replace(/\/$/, '') !== inventoryPage) {
    const to = path === '/' ? inventoryPage : `${stage.siteUrl}${path}${search}`;
    outgoing.writeHead(302, { location: to, 'cache-control': 'no-store' }).end();
    return;
  }
  pass(outgoing, await fetch(`${stage.siteUrl}${path}${search}`, { method, redirect: 'manual' }));
}

/** Sends a correction to the API directly, signed. */
async function corrected(stage: DeployedStage, contentType: string, body: Buffer): Promise<Response> {
  const api = new URL(inventoryCall, stage.apiUrl);
  const headers = { host: api.host, 'content-type': contentType };
  const { host: _, ...signed } = await signedHeaders(
    { method: 'PUT', path: api.pathname, query: '', headers, body },
    await stage.credentials(),
    { region: stage.region, service: 'execute-api' },
    new Date(),
  );
  return fetch(api, { method: 'PUT', headers: signed, body: new Uint8Array(body) });
}

async function pass(outgoing: ServerResponse, from: Response): Promise<void> {
  const forwardedHeaders = passed.flatMap((name) => {
    const value = from.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const body = Buffer.from(await from.arrayBuffer());
  outgoing
    .writeHead(from.status, { ...Object.fromEntries(forwardedHeaders), 'content-length': body.length })
    .end(body);
}

const problem = (message: string) => ({ success: false, message, error: message });
