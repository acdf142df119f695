import { text as textOf } from 'node:stream/consumers';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';
import { requireTime } from '../request-context/deadline.ts';

const timeOutMs = 1_000;
const maxAttempts = 2;

const SecretReply = z.object({ SecretString: z.string() });

/** The HTTP handler that the table's client uses: Node's `fetch` would add 20 ms to a cold start. */
const http = new NodeHttpHandler({
  connectionTimeout: timeOutMs,
  requestTimeout: timeOutMs,
  throwOnRequestTimeout: true,
});

/**
 * Reads a secret from Secrets Manager with the credentials of the function. Signs and sends the call with parts of the
 * SDK that the table's client loads anyway: the client of Secrets Manager would lengthen every cold start.
 *
 * @param arn ARN of the secret
 * @throws the last error; a server error or a timeout is transient
 */
export async function readSecretValue(arn: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    requireTime(timeOutMs);
    try {
      const { response } = await http.handle(await signedRequest(arn));
      const text = await textOf(response.body);
      if (response.statusCode < 300) return SecretReply.parse(JSON.parse(text)).SecretString;
      throw Object.assign(new Error(`Secrets Manager returned ${response.statusCode}`), {
        name: errorName(text) ?? (response.statusCode < 500 ? 'SecretsManagerError' : 'ServiceUnavailable'),
      });
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

/** `AccessDeniedException` of `…#AccessDeniedException`. */
const errorName = (text: string): string | undefined => /"__type"\s*:\s*"(?:[^"]*#)?(\w+)"/.exec(text)?.[1];

async function signedRequest(arn: string): Promise<HttpRequest> {
  const {
    AWS_REGION: region = '',
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
    AWS_SESSION_TOKEN: sessionToken,
    AWS_ENDPOINT_URL,
    AWS_ENDPOINT_URL_SECRETS_MANAGER = AWS_ENDPOINT_URL,
  } = process.env;
  const endpoint = new URL(
    AWS_ENDPOINT_URL_SECRETS_MANAGER ?? `https://secretsmanager.${region}.amazonaws.com`,
  );
  const signer = new SignatureV4({
    service: 'secretsmanager',
    region,
    sha256: Sha256,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
  });
  const request = new HttpRequest({
    method: 'POST',
    protocol: endpoint.protocol,
    hostname: endpoint.hostname,
    ...(endpoint.port !== '' && { port: Number(endpoint.port) }),
    headers: {
      host: endpoint.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body: JSON.stringify({ SecretId: arn }),
  });
  return (await signer.sign(request)) as HttpRequest;
}
