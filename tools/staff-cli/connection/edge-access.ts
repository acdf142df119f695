import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import type { DeployedStage } from '#tools/dev-cli/deployed/find-stage.ts';
import { CommandError } from '#tools/dev-cli/terminal/report-failure.ts';
import { signedHeaders } from '#tools/local-stack/iam/signature-v4.ts';
import type { EdgeAccess, KeyAccess } from '../operation/operation.ts';
import { sleep } from './sleep.ts';

/** The current and the previous key of a caller. */
export const CallerKeys = z.object({ sent: z.string(), previous: z._default(z.string(), '') });

/** The resources with the edge keys of a stage, from the outputs of its stack. */
export interface EdgeResources {
  readonly distributionId: string;
  readonly secretArn: string;
}

/** The region of AWS's global services. */
const globalRegion = 'us-east-1';

type StageAccess = Pick<DeployedStage, 'region' | 'credentials'>;

interface SecretAccess<Keys> {
  readonly secretArn: string;
  /** Schema of the stored keys. */
  readonly shape: { parse(stored: unknown): Keys };
  /** Replaces the endpoint of Secrets Manager in tests. */
  readonly endpoint?: string | undefined;
}

interface AwsRequest {
  readonly url: string;
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly region: string;
}

const createCaller =
  (credentials: StageAccess['credentials']) =>
  async (service: string, request: AwsRequest): Promise<{ readonly text: string; readonly etag: string }> => {
    const url = new URL(request.url);
    const { host: _, ...headers } = await signedHeaders(
      {
        method: request.method,
        path: url.pathname,
        query: '',
        headers: { host: url.host, ...request.headers },
        body: Buffer.from(request.body ?? ''),
      },
      await credentials(),
      { region: request.region, service },
      new Date(),
    );
    const { method, body } = request;
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.ok) return { text, etag: response.headers.get('etag') ?? '' };
    const [code] = /\w+(?:Exception|Denied)/.exec(text) ?? [`status ${response.status}`];
    throw new CommandError(`AWS refused ${method} to ${service}: ${code}.`);
  };

/** Access to keys in a secret. */
export function keyAccess<Keys>(
  { region, credentials }: StageAccess,
  { secretArn, shape, endpoint }: SecretAccess<Keys>,
): KeyAccess<Keys> {
  const call = (action: string, input: object) =>
    createCaller(credentials)('secretsmanager', {
      url: endpoint ?? `https://secretsmanager.${region}.amazonaws.com/`,
      method: 'POST',
      region,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `secretsmanager.${action}`,
      },
      body: JSON.stringify({ SecretId: secretArn, ...input }),
    });
  return {
    async keys(): Promise<Keys> {
      const { text } = await call('GetSecretValue', {});
      return shape.parse(
        JSON.parse(z.object({ SecretString: z.string() }).parse(JSON.parse(text)).SecretString),
      );
    },

    async store(keys: Keys): Promise<void> {
      const SecretString = JSON.stringify(keys);
      await call('PutSecretValue', { ClientRequestToken: randomUUID(), SecretString });
    },

    wait: async (seconds: number): Promise<void> => {
      for (const end = Date.now() + seconds * 1000; Date.now() < end; ) await sleep();
    },
  };
}

/**
 * Access to the keys by which endpoints recognize CloudFront: their secret, and the distribution that sends one.
 *
 * @param endpoint replaces the endpoints of all AWS services in tests
 */
export function edgeAccess(
  stage: StageAccess,
  { distributionId, secretArn }: EdgeResources,
  endpoint?: string,
): EdgeAccess {
  const call = createCaller(stage.credentials);
  const callDistribution = (path: string, method = 'GET', headers = {}, body?: string) =>
    call('cloudfront', {
      url: `${endpoint ?? 'https://cloudfront.amazonaws.com'}/2020-05-31/distribution/${distributionId}${path}`,
      method,
      region: globalRegion,
      headers,
      ...(body !== undefined && { body }),
    });

  return {
    ...keyAccess(stage, { secretArn, shape: CallerKeys, endpoint }),

    /** Replaces the value of one header; otherwise the distribution is written as it was read. */
    async send(key: string): Promise<void> {
      const { text, etag } = await callDistribution('/config');
      const header = new RegExp(
        `(<HeaderName>${edgeHeaders.key}</HeaderName>\\s*<HeaderValue>)([^<]*)(</HeaderValue>)`,
        'g',
      );
      const [match, anotherMatch] = [...text.matchAll(header)];
      if (match === undefined || anotherMatch !== undefined)
        throw new CommandError(
          `The distribution ${distributionId} does not send exactly one ${edgeHeaders.key}.`,
        );
      if (match[2] === key) return;
      const changed = text.replace(
        header,
        (_all, before: string, _key: string, after: string) => before + key + after,
      );
      await callDistribution('/config', 'PUT', { 'if-match': etag, 'content-type': 'text/xml' }, changed);
    },

    async isDeployed(): Promise<boolean> {
      return /<Status>Deployed<\/Status>/.test((await callDistribution('')).text);
    },
  };
}
