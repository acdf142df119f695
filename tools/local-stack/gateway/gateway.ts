import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readBody } from '../http/forward.ts';
import { type AwsCall, type AwsContext, readAwsCall } from '../iam/aws-call.ts';
import { type AwsResponse, accessDenied, awsError } from '../iam/aws-errors.ts';
import type { PermissionsInUse } from '../iam/permissions-in-use.ts';
import { decide, type Role } from '../iam/policies.ts';
import { createWritesInFlight } from '../iam/transaction-conflicts.ts';
import type { FaultEffect, Faults } from '../process/injected-faults.ts';
import { closeServer, createLocalServer } from '../process/ports.ts';

/** The function environment behind an access key id. */
export interface Caller {
  /** Logical id of the function. */
  functionId: string;
  functionName: string;
  role: Pick<Role, 'name' | 'statements'>;
  /** Kills the environment like a crash. */
  kill(): void;
}

/** A call that passed the gateway. */
export interface RecordedCall {
  at: string;
  functionId: string;
  service: AwsCall['service'];
  operation: string;
  status: number;
  /** Fault injected into the call. */
  fault?: FaultEffect['kind'];
}

/** The AWS endpoint of the functions. It authorizes each call by the caller's role and forwards it. */
export interface Gateway {
  server: Server;
  /** Registers the environment behind an access key id. */
  admit(accessKeyId: string, caller: Caller): void;
  dismiss(accessKeyId: string): void;
  callerOf(accessKeyId: string): Caller | undefined;
  /** The last thousand calls, oldest first. */
  readonly calls: readonly RecordedCall[];
  /** Calls denied by a role since the start: permissions that the template lacks. */
  readonly refusals: readonly string[];
  stop(): Promise<void>;
}

export interface GatewayParts {
  /** Resolves once tables and identities exist; calls wait until then. */
  context: Promise<AwsContext>;
  faults: Faults;
  /** Receives every permitted call. */
  permissionsInUse: Pick<PermissionsInUse, 'note'>;
  /** The emulator of each service, for permitted calls. */
  backends: Record<AwsCall['service'], (request: ForwardedRequest) => Promise<AwsResponse>>;
}

export interface ForwardedRequest {
  operation: string;
  accessKeyId: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const maxCalls = 1000;

export function createGateway({ context, faults, permissionsInUse, backends }: GatewayParts): Gateway {
  const callers = new Map<string, Caller>();
  const writesInFlight = createWritesInFlight();
  const calls: RecordedCall[] = [];
  const refusals: string[] = [];

  function record(call: RecordedCall): void {
    calls.push(call);
    if (calls.length > maxCalls) calls.shift();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const awsContext = await context;
    const call = readAwsCall({ headers: request.headers, body }, awsContext);
    if (call === undefined) {
      send(response, {
        status: 501,
        headers: {},
        body: Buffer.from('The local stack does not support this AWS service.'),
      });
      return;
    }
    const caller = callers.get(call.accessKeyId);
    if (caller === undefined) {
      const message = 'The security token included in the request is invalid.';
      send(response, awsError(call.service, 403, { code: 'UnrecognizedClientException', message }));
      return;
    }
    const effect = faults.pick({ ...call, caller: caller.functionId });
    const callFields = { functionId: caller.functionId, service: call.service, operation: call.operation };
    const recordStatus = (status: number): void =>
      record({ at: new Date().toISOString(), ...callFields, status, ...(effect && { fault: effect.kind }) });

    const refusal = refusalOf(call, caller, awsContext);
    if (refusal !== undefined) {
      recordStatus(refusal.status);
      send(response, refusal);
      return;
    }
    for (const check of call.checks) permissionsInUse.note(caller.role, check);
    const { operation, accessKeyId } = call;
    const forwardedRequest = { operation, accessKeyId, path: '/', headers: request.headers, body };
    switch (effect?.kind) {
      case 'error': {
        recordStatus(effect.status ?? 400);
        const error = { code: effect.code, message: effect.message ?? 'A fault rule of the local stack.' };
        send(response, awsError(call.service, effect.status ?? 400, error));
        return;
      }
      case 'hang':
        recordStatus(0);
        return;
      case 'drop-before':
        recordStatus(0);
        request.socket.destroy();
        return;
      case 'kill-before':
        recordStatus(0);
        caller.kill();
        return;
      case 'latency':
        await new Promise((resolve) => setTimeout(resolve, effect.ms));
        break;
      case 'duplicate':
        await forwardCall(call, forwardedRequest);
        break;
    }
    const result = await forwardCall(call, forwardedRequest);
    recordStatus(result.status);
    if (effect?.kind === 'drop-after') request.socket.destroy();
    else if (effect?.kind === 'kill-after') caller.kill();
    else send(response, result);
  }

  function refusalOf(call: AwsCall, caller: Caller, { names }: AwsContext): AwsResponse | undefined {
    for (const check of call.checks) {
      const decision = decide(caller.role, check);
      if (decision === 'allowed') continue;
      refusals.push(`${caller.functionId} may not ${check.action} on ${check.resource}`);
      const { functionName, role } = caller;
      return accessDenied(
        call.service,
        { ...check, roleName: role.name, functionName, accountId: names.accountId },
        decision === 'denied',
      );
    }
    return undefined;
  }

  async function forwardCall(call: AwsCall, request: ForwardedRequest): Promise<AwsResponse> {
    const backend = backends[call.service];
    if (!faults.transactionConflicts || call.writes.length === 0) return backend(request);
    const entry = writesInFlight.enter(call);
    if ('conflict' in entry) return awsError('dynamodb', 400, entry.conflict);
    try {
      return await backend(request);
    } finally {
      entry.leave();
    }
  }

  const server = createLocalServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  return {
    server,
    admit: (accessKeyId, caller) => void callers.set(accessKeyId, caller),
    dismiss: (accessKeyId) => void callers.delete(accessKeyId),
    callerOf: (accessKeyId) => callers.get(accessKeyId),
    calls,
    refusals,
    stop: () => closeServer(server),
  };
}

function send(response: ServerResponse, { status, headers, body }: AwsResponse): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}
