import { randomBytes } from 'node:crypto';
import { readBody } from '../http/forward.ts';
import { closeServer, createLocalServer, listen } from '../process/ports.ts';
import type { StackClock } from '../process/stack-clock.ts';
import { eventProblem } from './event-problem.ts';

/** Emulator of Meta's Conversions API, which refuses the same calls as the real API. */
export interface AdProvider {
  readonly url: string;
  /** Value of the access token's parameter; undefined for any other name. */
  secretOf(parameterName: string): string | undefined;
  /** Accepted events, oldest first. */
  readonly events: readonly unknown[];
  /** Responds with this status until reset. */
  failWith(status: number | undefined): void;
  stop(): Promise<void>;
}

const tokenVariable = 'AD_TOKEN_PARAMETER';

/** Starts the emulator and points the functions to it. */
export async function startAdProvider(
  functions: readonly { definition: { environment: Record<string, string> } }[],
  clock: Pick<StackClock, 'now'>,
): Promise<AdProvider> {
  const token = `EAA${randomBytes(24).toString('hex')}`;
  const events: unknown[] = [];
  let failure: number | undefined;
  const server = createLocalServer(async (incoming, outgoing) => {
    const body = (await readBody(incoming)).toString();
    const refuse = (status: number, message: string, code: number): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: { message, type: 'OAuthException', code } }));
    };
    if (failure !== undefined) return refuse(failure, 'An unknown error occurred', 1);
    if (incoming.method !== 'POST' || !/^\/v\d+\.0\/\d{5,20}\/events$/.test(incoming.url ?? ''))
      return refuse(400, 'Unsupported request', 100);
    const call = parseCall(body);
    if (call?.access_token !== token) return refuse(401, 'Invalid OAuth access token.', 190);
    const problem = callProblem(call, clock.now());
    if (problem !== undefined) return refuse(400, problem, 100);
    events.push(...(call.data as unknown[]));
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ events_received: (call.data as unknown[]).length, messages: [] }));
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  const parameters = new Set<string>();
  for (const { definition } of functions) {
    const parameter = definition.environment[tokenVariable];
    if (parameter === undefined) continue;
    parameters.add(parameter);
    definition.environment.AD_API_URL = url;
  }
  return {
    url,
    secretOf: (name) => (parameters.has(name) ? token : undefined),
    events,
    failWith: (status) => {
      failure = status;
    },
    stop: () => closeServer(server),
  };
}

function parseCall(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function callProblem({ data, access_token: _token, ...others }: Record<string, unknown>, now: Date) {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `Invalid parameter: ${unknown}`;
  if (!Array.isArray(data) || data.length < 1 || data.length > 1000) return 'Param data must be an array.';
  return data.map((event) => eventProblem(event, now)).find(Boolean);
}
