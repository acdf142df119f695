import { randomBytes } from 'node:crypto';
import type { HttpRequest } from '../http/http-message.ts';
import type { StackClock } from '../process/stack-clock.ts';
import { type AwsCredentials, signatureProblem, signedHeaders } from './signature-v4.ts';

/** The local user, the only one with AWS credentials. */
export interface Developer {
  readonly credentials: AwsCredentials;
  /** Reason for refusing a call that requires credentials; undefined when it is signed with those of the local user. */
  refusal(request: HttpRequest): Promise<string | undefined>;
  /**
   * Signs a call from a page of the local site; any other call stays as it is.
   *
   * @param apiHost host to sign for
   */
  sign(request: HttpRequest, apiHost: string): Promise<HttpRequest>;
}

/** Creates new credentials at every start, so that leaked ones are useless. */
export function createDeveloper(region: string, clock: Pick<StackClock, 'now'>): Developer {
  const credentials: AwsCredentials = {
    accessKeyId: `LOCALDEVELOPER${randomBytes(3).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(24).toString('base64url'),
  };
  const scope = { region, service: 'execute-api' };
  const credentialsOf = (id: string) => (id === credentials.accessKeyId ? credentials : undefined);
  return {
    credentials,
    refusal: (request) => signatureProblem(request, credentialsOf, scope, clock.now()),
    sign: async (request, apiHost) => {
      if (!isLocalOrigin(request)) return request;
      const headers = { ...request.headers, host: apiHost };
      const signed = await signedHeaders({ ...request, headers }, credentials, scope, clock.now());
      return { ...request, headers: { ...signed, host: request.headers.host ?? '' } };
    },
  };
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Checks that the Host header names this machine, against DNS rebinding, and that the calling page belongs to the site. */
export function isLocalOrigin({ headers }: Pick<HttpRequest, 'headers'>): boolean {
  const { host = '', origin } = headers;
  return loopbackHost.test(host) && (origin === undefined || origin === `http://${host}`);
}
