import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type HttpRequest, type HttpResponse, httpResponse } from '../http/http-message.ts';
import type { Template } from '../template/template.ts';

/** Responds to GET and HEAD like the S3 bucket of the built site. `path` is the object key with a leading slash. */
export type Bucket = (request: HttpRequest) => Promise<HttpResponse>;

interface StoredObject {
  file: string;
  headers: Record<string, string>;
}

interface DeploymentProperties {
  SourceObjectKeys: string[];
  DestinationBucketName: string;
  DestinationBucketKeyPrefix?: string;
  Include?: string[];
  Exclude?: string[];
  SystemMetadata?: Record<string, string>;
}

/** Collects the files that the template's deployments upload to a bucket, with their metadata. */
export function createBucket(template: Template, bucketId: string): Bucket {
  const objects = uploadedObjects(template, template.reference(bucketId));
  const notFound = mayList(template, template.reference(bucketId, 'Arn'))
    ? xmlError(404, 'NoSuchKey', 'The specified key does not exist.')
    : xmlError(403, 'AccessDenied', 'Access Denied');
  const bodies = new Map<string, { body: Buffer; etag: string; modifiedAt: Date }>();

  function load(file: string): { body: Buffer; etag: string; modifiedAt: Date } {
    const modifiedAt = statSync(file).mtime;
    const cached = bodies.get(file);
    if (cached !== undefined && cached.modifiedAt.getTime() === modifiedAt.getTime()) return cached;
    const body = readFileSync(file);
    const content = { body, etag: `"${createHash('md5').update(body).digest('hex')}"`, modifiedAt };
    bodies.set(file, content);
    return content;
  }

  return async ({ path, headers: requestHeaders }) => {
    const object = objects.get(decodeKey(path));
    if (object === undefined) return { ...notFound };
    const { body, etag, modifiedAt } = load(object.file);
    const headers: Record<string, string> = {
      ...object.headers,
      etag,
      'last-modified': modifiedAt.toUTCString(),
      'accept-ranges': 'bytes',
    };
    if (isUnchanged(requestHeaders, etag, modifiedAt)) return httpResponse(304, headers, '');
    const range = /^bytes=(\d*)-(\d*)$/.exec(requestHeaders.range ?? '');
    return range === null ? httpResponse(200, headers, body) : partOf(body, range, headers);
  };
}

function uploadedObjects(template: Template, bucketName: string): Map<string, StoredObject> {
  const objects = new Map<string, StoredObject>();
  const deployments = template
    .ofType<DeploymentProperties>('Custom::CDKBucketDeployment')
    .filter(({ properties }) => properties.DestinationBucketName === bucketName);
  // A deployment that depends on another one uploads after it.
  const ids = deployments.map(({ id }) => id);
  deployments.sort((a, b) => Number(a.dependsOn.includes(b.id)) - Number(b.dependsOn.includes(a.id)));
  for (const { properties } of deployments.filter(({ id }) => ids.includes(id))) {
    for (const key of properties.SourceObjectKeys) {
      const folder = template.assetPath(key);
      for (const path of filesIn(folder)) {
        if (!isSelected(path, properties)) continue;
        objects.set(
          join('/', properties.DestinationBucketKeyPrefix ?? '', path)
            .split(sep)
            .join('/'),
          {
            file: join(folder, path),
            headers: { 'content-type': contentTypeOf(path), ...properties.SystemMetadata },
          },
        );
      }
    }
  }
  return objects;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}

/** Filters of `aws s3 sync`: all files, minus the excluded, plus the included ones. */
function isSelected(path: string, { Exclude = [], Include = [] }: DeploymentProperties): boolean {
  const matches = (pattern: string): boolean => {
    const source = pattern
      .replace(/[.+^${}()|\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    return new RegExp(`^${source}$`, 's').test(path);
  };
  return Include.some(matches) || !Exclude.some(matches);
}

/** Without permission to list, S3 responds with 403 to a request for a missing file, too. */
function mayList(template: Template, bucketArn: string): boolean {
  interface BucketStatement {
    Effect: string;
    Action: string | string[];
    Resource: string | string[];
  }
  return template
    .ofType<{ PolicyDocument: { Statement: BucketStatement[] } }>('AWS::S3::BucketPolicy')
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .some(
      ({ Effect, Action, Resource }) =>
        Effect === 'Allow' &&
        [Action].flat().some((action) => ['s3:ListBucket', 's3:*', 's3:List*'].includes(action)) &&
        [Resource].flat().includes(bucketArn),
    );
}

/** Content types that the upload tool guesses from the file name. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.ics': 'text/calendar',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

function contentTypeOf(path: string): string {
  return contentTypes[extname(path).toLowerCase()] ?? 'binary/octet-stream';
}

function isUnchanged(requestHeaders: Record<string, string>, etag: string, modifiedAt: Date): boolean {
  const etags = requestHeaders['if-none-match'];
  if (etags !== undefined) {
    return etags.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(requestHeaders['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since;
}

function partOf(body: Buffer, range: RegExpExecArray, headers: Record<string, string>): HttpResponse {
  const [, first = '', last = ''] = range;
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (start > end || start >= body.length) {
    const error = xmlError(416, 'InvalidRange', 'The requested range is not satisfiable');
    return { ...error, headers: { ...error.headers, 'content-range': `bytes */${body.length}` } };
  }
  return httpResponse(
    206,
    { ...headers, 'content-range': `bytes ${start}-${end}/${body.length}` },
    body.subarray(start, end + 1),
  );
}

function xmlError(status: number, code: string, message: string): HttpResponse {
  return httpResponse(
    status,
    { 'content-type': 'application/xml' },
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  );
}

function decodeKey(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
