import type { HttpAnswer, HttpRequest } from './http-message.ts';

/**
 * Prefix of cookies for Safari. It rejects `Secure` cookies of `http://localhost`, so it gets them without the attribute;
 * and since every browser rejects names that begin with `__Host-` or `__Secure-` without it, such names get a prefix.
 */

const prefix = 'plain';

/** The user agents of browsers that accept such cookies contain `Chrome`, or do not contain `AppleWebKit`. */
export const needsPlainCookies = ({ headers }: HttpRequest): boolean => {
  const userAgent = headers['user-agent'] ?? '';
  return userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent);
};

/** Changes the cookies of an answer to ones that Safari stores. */
export const withPlainCookies = (answer: HttpAnswer): HttpAnswer => ({
  ...answer,
  cookies: answer.cookies.map((cookie) =>
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
