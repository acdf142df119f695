import type { LocalStackOptions } from './api/local-stack.ts';
import { createEdge, type Origin } from './cloudfront/edge.ts';
import { createBucket } from './cloudfront/site-bucket.ts';
import type { HttpApi } from './compute/http-api.ts';
import type { HttpRequest, HttpResponse } from './http/http-message.ts';
import { needsPlainCookies, withOriginalCookieNames, withPlainCookies } from './http/plain-cookies.ts';
import type { Listener } from './http/site-server.ts';
import type { Developer } from './iam/developer.ts';
import type { StackClock } from './process/stack-clock.ts';
import type { Template } from './template/template.ts';

export interface SiteParts {
  template: Template;
  httpApi: HttpApi;
  /** Serves `/__local`. */
  inspector: Origin;
  developer: Developer;
  clock: StackClock;
}

/** Serves the site's port: the template's CloudFront distribution, and the pages of the local stack. */
export function createSiteListener(
  { template, httpApi, inspector, developer, clock }: SiteParts,
  { addressHeader = '', pages }: Pick<LocalStackOptions, 'addressHeader' | 'pages'>,
): Listener {
  const edge = createEdge({ template, originAt: originsOf(template, httpApi.handle), clock });
  const apiHost = new URL(template.names.apiUrl).host;
  const respondFromEdge = async (request: HttpRequest): Promise<HttpResponse> =>
    edge.handle(httpApi.needsSignature(request) ? await developer.sign(request, apiHost) : request);
  return async (incoming, raw) => {
    const sourceIp = incoming.headers[addressHeader] ?? incoming.sourceIp;
    const request = { ...incoming, sourceIp };
    if (/^\/__local(\/|$)/.test(request.path)) return inspector(request);
    if (pages !== undefined && !request.path.startsWith('/api/')) return pages(request, raw);
    return needsPlainCookies(request)
      ? withPlainCookies(await respondFromEdge(withOriginalCookieNames(request)))
      : respondFromEdge(request);
  };
}

function originsOf(template: Template, api: Origin): (domainName: string) => Origin {
  return (domainName) => {
    const apiHost = new URL(template.names.apiUrl).host;
    if (domainName === apiHost) {
      return (request) => api({ ...request, headers: { ...request.headers, host: apiHost } });
    }
    return createBucket(template, template.idOf(domainName, 'AWS::S3::Bucket'));
  };
}
