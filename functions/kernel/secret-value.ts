import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { requireTime } from '../request-context/deadline.ts';

const timeoutMs = 1_000;
const maxAttempts = 2;

const Answer = z.object({ SecretString: z.string() });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Reads a secret from Secrets Manager with the credentials of the function. The SDK's client would lengthen the cold
 * start of every endpoint for this one call.
 *
 * @param arn ARN of the secret
 * @throws the last error; a server error or a timeout is transient
 */
export async function readSecretValue(arn: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    requireTime(timeoutMs);
    try {
      const answer = await fetch(endpointUrl(), {
        ...signedRequest(arn, new Date()),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.text();
      if (answer.ok) return Answer.parse(JSON.parse(text)).SecretString;
      throw Object.assign(new Error(`Secrets Manager answered ${answer.status}`), {
        name: errorName(text) ?? (answer.status < 500 ? 'SecretsManagerError' : 'ServiceUnavailable'),
      });
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

const endpointUrl = (): URL =>
  new URL(
    process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER ??
      process.env.AWS_ENDPOINT_URL ??
      `https://secretsmanager.${process.env.AWS_REGION}.amazonaws.com`,
  );

/** `AccessDeniedException` of `…#AccessDeniedException`. */
const errorName = (text: string): string | undefined => /"__type"\s*:\s*"(?:[^"]*#)?(\w+)"/.exec(text)?.[1];

/** The request, signed with AWS Signature Version 4. */
function signedRequest(arn: string, now: Date): RequestInit {
  const {
    AWS_REGION = '',
    AWS_ACCESS_KEY_ID = '',
    AWS_SECRET_ACCESS_KEY = '',
    AWS_SESSION_TOKEN,
  } = process.env;
  const body = JSON.stringify({ SecretId: arn });
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const signed: Record<string, string> = {
    'content-type': 'application/x-amz-json-1.1',
    host: endpointUrl().host,
    'x-amz-date': time,
    ...(AWS_SESSION_TOKEN !== undefined && { 'x-amz-security-token': AWS_SESSION_TOKEN }),
    'x-amz-target': 'secretsmanager.GetSecretValue',
  };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const request = `POST\n/\n\n${lines.join('')}\n${names}\n${sha256(body)}`;
  const scope = [time.slice(0, 8), AWS_REGION, 'secretsmanager', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${AWS_SECRET_ACCESS_KEY}`);
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope.join('/')}\n${sha256(request)}`).toString(
    'hex',
  );
  const { host: _sentByFetch, ...headers } = signed;
  return {
    method: 'POST',
    body,
    headers: {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${AWS_ACCESS_KEY_ID}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`,
    },
  };
}
