import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { DeployedStage } from '#tools/dev-cli/deployed/find-stage.ts';
import { signatureProblem } from '#tools/local-stack/iam/signature-v4.ts';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';

export interface RecordedCall {
  readonly path: string;
  readonly target: string;
  readonly body: string;
  readonly region: string;
}

const isError = (result: string | object): boolean =>
  typeof result === 'string' && result.startsWith('<Error>');

/**
 * Stands in for all AWS services at one address until the test ends. Answers that are strings are sent as XML, `<Error>`
 * with status 400, and objects as JSON. A call without a valid signature is refused.
 */
export async function startFakeAws(respond: (call: RecordedCall) => string | object, status = 200) {
  const calls: RecordedCall[] = [];
  const credentials = { accessKeyId: 'AKIASAMPLE', secretAccessKey: 'sample' };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const [, region = '', service = ''] =
      /Credential=\w+\/\d+\/([\w-]+)\/([\w-]+)\//.exec(headers.authorization ?? '') ?? [];
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const problem = await signatureProblem(
      { method: request.method ?? '', path, query, headers, body: Buffer.from(body) },
      () => credentials,
      { region, service },
      new Date(),
    );
    const call = { path, target: String(headers['x-amz-target'] ?? ''), body, region };
    calls.push(call);
    const result = problem === undefined ? respond(call) : { message: problem };
    response
      .writeHead(problem !== undefined ? 403 : isError(result) ? 400 : status, {
        'content-type': typeof result === 'string' ? 'text/xml' : 'application/x-amz-json-1.1',
      })
      .end(typeof result === 'string' ? result : JSON.stringify(result));
  });
  onTestFinished(() => closeServer(server));
  const stage: DeployedStage = {
    stage: 'prod',
    siteUrl: 'https://rum.example.com',
    tableName: 'Bookings',
    region: 'local',
    credentials: async () => credentials,
  };
  return { stage, calls, endpoint: `http://127.0.0.1:${await listen(server, 0)}` };
}
