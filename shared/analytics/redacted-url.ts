/**
 * Allow-list of paths for third parties. A path with a name in it becomes its pattern, any unknown path `/unknown`.
 * Queries and hashes are dropped, since they may hold references.
 */
const routes: readonly (readonly [route: string, path: string, pattern?: RegExp])[] = [
  ['Intro', '/'],
  ['Discover', '/discover'],
  ['Spirits', '/spirits'],
  ['Batch', '/batch', /^\/batch\/./],
  ['StorianReleases', '/storian-releases'],
  ['Team', '/team'],
  ['Community', '/community'],
  ['Tours', '/tours'],
  ['ToursConfirm', '/tours/confirm'],
  ['ToursConfirmed', '/tours/confirmed'],
  ['ToursBooking', '/tours/booking', /^\/tours\/booking\/./],
  ['Buy', '/buy'],
  ['Contact', '/contact'],
  ['InTheNews', '/in-the-news'],
  ['Article', '/article', /^\/article\/./],
  ['Operator', '/operator'],
  ['OperatorCompany', '/operator/{companyName}', /^\/operator\/./],
  ['Japan', '/jp'],
  ['PaymentSuccess', '/payment-success'],
  ['PaymentCancel', '/payment-cancel'],
  ['LegalDisclosure', '/legal-disclosure'],
  ['Privacy', '/privacy'],
  ['Cookies', '/cookies'],
  ['Inventory', '/inventory'],
];

/** Articles keep their path: a slug of the title. */
const article = /^\/article\/[a-z]+(-[a-z0-9]+)*$/;

export interface RedactedPath {
  /** Route name, for example `ToursConfirmed`. */
  readonly route: string;
  /** The path without personal data. */
  readonly path: string;
}

export function redactedPath(path: string): RedactedPath {
  const [, language = '', rest = '/'] = /^(\/fr(?=\/|$))?(.*)$/.exec(path.replace(/(.)\/+$/, '$1')) ?? [];
  const sitePath = rest || '/';
  const [route, publicPath] = routes.find(
    ([, exact, pattern]) => exact === sitePath || pattern?.test(sitePath),
  ) ?? ['Unknown', '/unknown'];
  const redacted = article.test(sitePath) ? sitePath : publicPath;
  return { route, path: language && redacted === '/' ? language : `${language}${redacted}` };
}

/**
 * Redacts a URL to its origin and, on the site's origin, the redacted path.
 *
 * @returns '' for anything but a web URL
 */
export function redactedUrl(address: string, siteOrigin: string): string {
  const { protocol, origin, pathname } = parseUrl(address) ?? {};
  if (pathname === undefined || (protocol !== 'https:' && protocol !== 'http:')) return '';
  return origin === siteOrigin ? `${origin}${redactedPath(pathname).path}` : `${origin}/`;
}

/** Like `URL.parse`, which some supported browsers lack. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
