import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it is signed: path and query as sent, header names in lower case, `host` among them. */
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

/** What a signature holds for. */
export interface SignatureScope {
  readonly region: string;
  /** As AWS abbreviates it, for example `execute-api`. */
  readonly service: string;
}

const algorithm = 'AWS4-HMAC-SHA256';
const validMilliseconds = 5 * 60 * 1000;

/** Whether a header has to be signed. The id of a request is CloudFront's, which gives it to what was signed before. */
const isToSign = (name: string): boolean =>
  name === 'host' || (name.startsWith('x-amz-') && name !== 'x-amz-cf-id');

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Signs a request with AWS Signature Version 4.
 *
 * @returns the headers to send, those of the request among them
 */
export function signedHeaders(
  request: SignableRequest,
  credentials: AwsCredentials,
  scope: SignatureScope,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const headers: Record<string, string> = {
    ...request.headers,
    'x-amz-date': time,
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  // What proxies on the way may change is not signed.
  const names = Object.keys(headers)
    .filter((name) => isToSign(name) || name === 'content-type')
    .sort();
  const day = time.slice(0, 8);
  const credential = `${day}/${scope.region}/${scope.service}/aws4_request`;
  const signature = signatureOf(
    { ...request, headers },
    names,
    credentials.secretAccessKey,
    time,
    credential,
  );
  const authorization = `${algorithm} Credential=${credentials.accessKeyId}/${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { ...headers, authorization };
}

/**
 * Judges the signature of a request as AWS does.
 *
 * @param credentialsOf by access key id; undefined for one that nobody has
 * @returns why it does not hold; undefined when it does
 */
export function signatureProblem(
  request: SignableRequest,
  credentialsOf: (accessKeyId: string) => AwsCredentials | undefined,
  scope: SignatureScope,
  now: Date,
): string | undefined {
  const { authorization = '', 'x-amz-date': time = '' } = request.headers;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8}\/[^/]+\/[^/]+\/aws4_request),\s*SignedHeaders=([a-z0-9;-]+),\s*Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (parts === null) return 'it is not signed';
  const [, accessKeyId = '', credential = '', signed = '', signature = ''] = parts;
  const credentials = credentialsOf(accessKeyId);
  if (credentials === undefined) return 'nobody has this access key';
  if (credential !== `${time.slice(0, 8)}/${scope.region}/${scope.service}/aws4_request`)
    return 'it is signed for something else';
  if (!(Math.abs(now.getTime() - instantOf(time)) <= validMilliseconds))
    return 'it was signed at another time';
  const names = signed.split(';');
  const needed = ['host', ...Object.keys(request.headers).filter(isToSign)];
  if (!needed.every((name) => names.includes(name))) return 'headers that matter are not signed';
  if ((request.headers['x-amz-security-token'] ?? '') !== (credentials.sessionToken ?? ''))
    return 'the session is another';
  const expected = signatureOf(request, names, credentials.secretAccessKey, time, credential);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
    ? undefined
    : 'the signature is wrong';
}

function signatureOf(
  request: SignableRequest,
  signedNames: readonly string[],
  secret: string,
  time: string,
  credential: string,
): string {
  const [day = '', region = '', service = ''] = credential.split('/');
  const text = [algorithm, time, credential, sha256(canonical(request, signedNames))].join('\n');
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, text).toString('hex');
}

function canonical(
  { method, path, query, headers, body }: SignableRequest,
  signedNames: readonly string[],
): string {
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort();
  const lines = signedNames.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`);
  return [
    method,
    path.split('/').map(encoded).join('/'),
    parameters.join('&'),
    lines.join(''),
    signedNames.join(';'),
    sha256(body),
  ].join('\n');
}

/** Encoded once more than it was sent, as all services but S3 want it. */
const encoded = (segment: string): string =>
  encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Milliseconds since the epoch of `20261124T100000Z`; NaN for any other text. */
const instantOf = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
