import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { Contract, InputOf } from '#shared/contracts/contract.ts';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { foreignOrigin, Refused } from './problems.ts';

/** No body of a valid request comes close to this size in bytes. */
const maxBodyBytes = 16 * 1024;
/** Webhook events of the payment provider are larger. */
const maxSignedBodyBytes = 256 * 1024;

/** The body as sent; throws `too-large`. */
function rawBody(event: APIGatewayProxyEventV2, maxBytes: number): Buffer {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length <= maxBytes) return body;
  throw new Refused({ kind: 'too-large', message: 'This request is too large.' });
}

/** Callers without an Origin are not browsers. The scheme is ignored, because CloudFront enforces TLS. */
function isOwnOrigin(origin: string | undefined, headers: APIGatewayProxyEventV2['headers']): boolean {
  if (origin === undefined) return true;
  const host = headers[edgeHeaders.siteHost];
  return host !== undefined && origin.replace(/^https?:\/\//, '') === host;
}

/**
 * Refuses cross-site writes (CSRF) of public calls. There are no cookies to abuse, but another site must not book or
 * send email through a visitor's browser.
 */
export function refuseForeignOrigin({ headers, requestContext }: APIGatewayProxyEventV2): void {
  const site = headers['sec-fetch-site'] ?? 'none';
  const isRead = ['GET', 'HEAD'].includes(requestContext.http.method);
  if (isRead || (['same-origin', 'none'].includes(site) && isOwnOrigin(headers.origin, headers))) return;
  throw foreignOrigin;
}

/** Undefined where the contract leaves the body optional and none was sent. */
const bodyFor = (schema: z.ZodMiniType, event: APIGatewayProxyEventV2, maxBytes = maxBodyBytes): unknown =>
  !event.body && schema.safeParse(undefined).success ? undefined : jsonBody(event, maxBytes);

/** Parses the JSON body; throws `too-large`, `wrong-type` or `invalid-input`. */
function jsonBody(event: APIGatewayProxyEventV2, maxBytes: number): unknown {
  const body = rawBody(event, maxBytes);
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) {
    throw new Refused({ kind: 'wrong-type', message: 'Please send JSON (content-type: application/json).' });
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refused({ kind: 'invalid-input', message: 'The body of this request is not valid JSON.' });
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const message = Object.values(fields)[0] ?? 'Something in this request is not as it should be.';
  throw new Refused({ kind: 'invalid-input', message }, fields);
}

export function readInput<C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
): Omit<InputOf<C>, 'actor' | 'deviceId'> {
  const { query, headers, body, isSigned, maxBodyBytes: maxBytes } = contract;
  const input = {
    query: query && parse(query, event.queryStringParameters ?? {}),
    headers: headers && parse(headers, event.headers),
    body: body && parse(body, bodyFor(body, event, maxBytes)),
    bytes: isSigned && rawBody(event, maxSignedBodyBytes),
  };
  return input as Omit<InputOf<C>, 'actor' | 'deviceId'>;
}
