import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

type Result = APIGatewayProxyStructuredResultV2;
type Middleware = middy.MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context>;

/** A smaller reply fits into one packet anyway. */
const minBytes = 1024;

const gzipped = promisify(gzip);

/**
 * Compresses large replies, including refusals, for callers that accept gzip. CloudFront would do so only under a
 * policy that caches, and the gateway never does.
 */
export const compression = (): Middleware => ({
  after: ({ event, response }) => compress(event, response),
  onError: ({ event, response }) => compress(event, response),
});

async function compress(event: APIGatewayProxyEventV2, response: Result | null | undefined): Promise<void> {
  if (!response?.body || Buffer.byteLength(response.body) < minBytes) return;
  const { vary } = response.headers ?? {};
  const varyHeader = vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`;
  response.headers = { ...response.headers, vary: varyHeader };
  if (!acceptsGzip(event.headers['accept-encoding'])) return;
  response.headers['content-encoding'] = 'gzip';
  response.body = (await gzipped(response.body)).toString('base64');
  response.isBase64Encoded = true;
}

/** Whether gzip is listed, without a quality of zero. */
const acceptsGzip = (acceptEncoding = ''): boolean =>
  acceptEncoding.split(',').some((one) => {
    const [coding, quality] = one.toLowerCase().replaceAll(' ', '').split(';');
    return coding === 'gzip' && !/^q=0(\.0*)?$/.test(quality ?? '');
  });
