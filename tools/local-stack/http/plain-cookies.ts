import type { HttpAnswer, HttpRequest } from './http-message.ts';

/**
 * Cookies for Safari, which keeps no `Secure` cookie of `http://localhost`: it gets them without the attribute. No
 * browser keeps a name that begins with `__Host-` or `__Secure-` without it, so such a name gets a prefix.
 */

const prefix = 'plain';

/** Other browsers, which keep such cookies, name `Chrome`, or do not name `AppleWebKit`. */
export const needsPlainCookies = ({ headers }: HttpRequest): boolean => {
  const browser = headers['user-agent'] ?? '';
  return browser.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(browser);
};

/** The cookies of an answer, as Safari keeps them. */
export const withPlainCookies = (answer: HttpAnswer): HttpAnswer => ({
  ...answer,
  cookies: answer.cookies.map((cookie) =>
    cookie.replace(/^(?=__(Host|Secure)-)/i, prefix).replace(/; *secure(?=;|$)/i, ''),
  ),
});

/** The cookies that Safari sends back, under their names. */
export function withNamedCookies(request: HttpRequest): HttpRequest {
  const { cookie } = request.headers;
  if (cookie === undefined) return request;
  const named = cookie.replace(new RegExp(`(^|; *)${prefix}(?=__)`, 'g'), '$1');
  return { ...request, headers: { ...request.headers, cookie: named } };
}
