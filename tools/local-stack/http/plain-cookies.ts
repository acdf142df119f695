import type { HttpRequest, HttpResponse } from './http-message.ts';

/**
 * Safari rejects `Secure` cookies from `http://localhost`, so it gets cookies without the attribute. Every browser rejects
 * a name that begins with `__Host-` or `__Secure-` if the attribute is missing, so these names get a prefix.
 */
const prefix = 'plain';

/** The user agents of browsers that accept `Secure` cookies from `http://localhost` contain `Chrome`, or do not contain `AppleWebKit`. */
export const needsPlainCookies = ({ headers }: HttpRequest): boolean => {
  const userAgent = headers['user-agent'] ?? '';
  return userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent);
};

/** Changes the cookies of a response to ones that Safari stores. */
export const withPlainCookies = (response: HttpResponse): HttpResponse => ({
  ...response,
  cookies: response.cookies.map((cookie) =>
    cookie.replace(/^(?=__(Host|Secure)-)/i, prefix).replace(/; *secure(?=;|$)/i, ''),
  ),
});

/** Restores the names of the cookies that Safari sends. */
export function withOriginalCookieNames(request: HttpRequest): HttpRequest {
  const { cookie } = request.headers;
  if (cookie === undefined) return request;
  const restored = cookie.replace(new RegExp(`(^|; *)${prefix}(?=__)`, 'g'), '$1');
  return { ...request, headers: { ...request.headers, cookie: restored } };
}
