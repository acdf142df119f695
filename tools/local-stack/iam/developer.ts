import { randomBytes } from 'node:crypto';
import type { HttpRequest } from '../http/http-message.ts';
import type { StackClock } from '../process/stack-clock.ts';
import { type AwsCredentials, signatureProblem, signedHeaders } from './signature-v4.ts';

/** Whoever works on this machine: the only one with AWS credentials here. */
export interface Developer {
  readonly credentials: AwsCredentials;
  /** Why a call that asks for credentials is refused; undefined when it is signed with those of the developer. */
  refusal(request: HttpRequest): Promise<string | undefined>;
  /**
   * Signs a call that comes from a page of the site, opened on this machine; any other call is left as it is.
   *
   * @param apiHost that it is signed for
   */
  sign(request: HttpRequest, apiHost: string): Promise<HttpRequest>;
}

/** Credentials are made anew with each start: nobody can have them written down. */
export function createDeveloper(region: string, clock: Pick<StackClock, 'now'>): Developer {
  const credentials: AwsCredentials = {
    accessKeyId: `LOCALDEVELOPER${randomBytes(3).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(24).toString('base64url'),
  };
  const scope = { region, service: 'execute-api' };
  const known = (id: string) => (id === credentials.accessKeyId ? credentials : undefined);
  return {
    credentials,
    refusal: (request) => signatureProblem(request, known, scope, clock.now()),
    sign: async (request, apiHost) => {
      if (!isFromThisMachine(request)) return request;
      const headers = { ...request.headers, host: apiHost };
      const signed = await signedHeaders({ ...request, headers }, credentials, scope, clock.now());
      return { ...request, headers: { ...signed, host: request.headers.host ?? '' } };
    },
  };
}

const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * By the name under which the site was asked for, so that no name of a stranger that leads here passes; and by the page
 * that asks, which must be one of the site.
 */
export function isFromThisMachine({ headers }: Pick<HttpRequest, 'headers'>): boolean {
  const { host = '', origin } = headers;
  return ownHost.test(host) && (origin === undefined || origin === `http://${host}`);
}
