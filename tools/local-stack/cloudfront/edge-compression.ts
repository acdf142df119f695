import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpAnswer } from '../http/http-message.ts';
import type { CachePolicy } from './edge-policies.ts';

/** CloudFront compresses between these sizes, in bytes. */
const minBytes = 1000;
const maxBytes = 10_000_000;

const compressible =
  /^(text\/|font\/(eot|opentype|otf|ttf)|image\/(svg\+xml|vnd\.microsoft\.icon|x-icon)|application\/(javascript|x-javascript|json|manifest\+json|vnd\.api\+json|vnd\.ms-fontobject|xml|rss\+xml|xhtml\+xml|wasm|x-font-\w+|x-mpegurl|pdf))/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const encodings = new WeakMap<Buffer, Map<string, Buffer>>();

/** Compresses an answer if policy, client and content allow it; brotli before gzip. */
export async function compress(
  answer: HttpAnswer,
  acceptEncoding: string,
  policy: CachePolicy,
): Promise<HttpAnswer> {
  const { body, headers, status } = answer;
  const accepted = acceptEncoding.split(',').map((encoding) => encoding.split(';')[0]?.trim());
  const encoding =
    policy.brotli && accepted.includes('br')
      ? 'br'
      : policy.gzip && accepted.includes('gzip')
        ? 'gzip'
        : undefined;
  const isWorthCompressing = body.length >= minBytes && body.length <= maxBytes;
  const type = headers['content-type'] ?? '';
  if (encoding === undefined || !isWorthCompressing || status !== 200) return answer;
  if (headers['content-encoding'] !== undefined || !compressible.test(type)) return answer;
  const etag = headers.etag;
  return {
    ...answer,
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
