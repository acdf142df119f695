import { createHash, timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';

/** A request to sign: path and query as sent, header names in lower case, with `host`. */
export interface SignableRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface SignatureScope {
  readonly region: string;
  /** AWS's abbreviation, for example `execute-api`. */
  readonly service: string;
}

const validMilliseconds = 5 * 60 * 1000;

/** Headers that must be signed, except `x-amz-cf-id`, which CloudFront sets after signing. */
const isSignatureRequired = (name: string): boolean =>
  name === 'host' || (name.startsWith('x-amz-') && name !== 'x-amz-cf-id');

/**
 * Signs a request with AWS Signature Version 4.
 *
 * @returns the headers to send, those of the request included
 */
export const signedHeaders = (
  request: SignableRequest,
  credentials: AwsCredentials,
  scope: SignatureScope,
  now: Date,
): Promise<Record<string, string>> =>
  sign(request, credentials, scope, now, (name) => isSignatureRequired(name) || name === 'content-type');

/**
 * Verifies a signature as AWS does: signs the request again and compares.
 *
 * @param credentialsOf by access key id; undefined for an unknown one
 * @returns the reason to refuse the signature; undefined when it is valid
 */
export async function signatureProblem(
  request: SignableRequest,
  credentialsOf: (accessKeyId: string) => AwsCredentials | undefined,
  scope: SignatureScope,
  now: Date,
): Promise<string | undefined> {
  const { authorization = '', 'x-amz-date': time = '' } = request.headers;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8}\/[^/]+\/[^/]+\/aws4_request),\s*SignedHeaders=([a-z0-9;-]+),\s*Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (parts === null) return 'the request is not signed';
  const [, accessKeyId = '', credential = '', signedNames = '', signature = ''] = parts;
  const credentials = credentialsOf(accessKeyId);
  if (credentials === undefined) return 'unknown access key';
  if (credential !== `${time.slice(0, 8)}/${scope.region}/${scope.service}/aws4_request`)
    return 'the request is signed for another service, region or day';
  const signedAt = instantOf(time);
  if (!(Math.abs(now.getTime() - signedAt) <= validMilliseconds)) return 'the signature has expired';
  const names = signedNames.split(';');
  const requiredHeaders = ['host', ...Object.keys(request.headers).filter(isSignatureRequired)];
  if (!requiredHeaders.every((name) => names.includes(name))) return 'a required header is not signed';
  if ((request.headers['x-amz-security-token'] ?? '') !== (credentials.sessionToken ?? ''))
    return 'wrong session token';
  const digest = createHash('sha256').update(request.body).digest('hex');
  if ((request.headers['x-amz-content-sha256'] ?? digest) !== digest) return 'the body is not the signed one';
  const recomputed = await sign(request, credentials, scope, new Date(signedAt), (name) =>
    names.includes(name),
  );
  const expected = recomputed.authorization?.slice(-64) ?? '';
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? undefined : 'wrong signature';
}

async function sign(
  { method, path, query, headers, body }: SignableRequest,
  { sessionToken, ...keys }: AwsCredentials,
  scope: SignatureScope,
  now: Date,
  isSigned: (name: string) => boolean,
): Promise<Record<string, string>> {
  const signer = new SignatureV4({
    ...scope,
    credentials: { ...keys, ...(sessionToken && { sessionToken }) },
    sha256: Sha256,
    applyChecksum: false,
  });
  const { authorization: _, ...otherHeaders } = headers;
  const names = Object.keys(otherHeaders);
  const signed = await signer.sign(
    {
      method,
      protocol: 'https:',
      hostname: headers.host ?? '',
      path,
      query: parametersOf(query),
      headers: otherHeaders,
      body: new Uint8Array(body),
    },
    {
      signingDate: now,
      signableHeaders: new Set(names.filter(isSigned)),
      unsignableHeaders: new Set(names.filter((name) => !isSigned(name))),
    },
  );
  return signed.headers as Record<string, string>;
}

function parametersOf(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

/** Milliseconds since the epoch of `20261124T100000Z`; NaN for any other text. */
const instantOf = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
