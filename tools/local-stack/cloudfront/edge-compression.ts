import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '../http/http-message.ts';
import type { CachePolicy } from './edge-policies.ts';

/** CloudFront compresses between these sizes, in bytes. */
const minBytes = 1000;
const maxBytes = 10_000_000;

const compressibleTypes =
  /^(text\/|font\/(eot|opentype|otf|ttf)|image\/(svg\+xml|vnd\.microsoft\.icon|x-icon)|application\/(javascript|x-javascript|json|manifest\+json|vnd\.api\+json|vnd\.ms-fontobject|xml|rss\+xml|xhtml\+xml|wasm|x-font-\w+|x-mpegurl|pdf))/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const encodings = new WeakMap<Buffer, Map<string, Buffer>>();

/** Compresses a response if policy, client and content allow it; brotli before gzip. */
export async function compress(
  response: HttpResponse,
  acceptEncoding: string,
  policy: CachePolicy,
): Promise<HttpResponse> {
  const { body, headers, status } = response;
  const acceptedEncodings = acceptEncoding.split(',').map((encoding) => encoding.split(';')[0]?.trim());
  const encoding =
    policy.brotli && acceptedEncodings.includes('br')
      ? 'br'
      : policy.gzip && acceptedEncodings.includes('gzip')
        ? 'gzip'
        : undefined;
  const isWorthCompressing = body.length >= minBytes && body.length <= maxBytes;
  const type = headers['content-type'] ?? '';
  if (encoding === undefined || !isWorthCompressing || status !== 200) return response;
  if (headers['content-encoding'] !== undefined || !compressibleTypes.test(type)) return response;
  const etag = headers.etag;
  return {
    ...response,
    body: await encode(body, encoding),
    headers: {
      ...headers,
      'content-encoding': encoding,
      vary: headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`,
      ...(etag !== undefined && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
  };
}

async function encode(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const encodedBodies = encodings.get(body) ?? new Map<string, Buffer>();
  encodings.set(body, encodedBodies);
  const cachedBody = encodedBodies.get(encoding);
  if (cachedBody !== undefined) return cachedBody;
  const encoded =
    encoding === 'br'
      ? await brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await gzipAsync(body, { level: 6 });
  encodedBodies.set(encoding, encoded);
  return encoded;
}
