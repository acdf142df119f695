/**
 * Addresses as they may be told to others. Only what this list knows gets out: a path that holds a name becomes its
 * pattern, a path that is not ours becomes one for all, and queries and hashes, which hold references, never do.
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
  ['Inventory', '/inventory'],
];

/** Articles are told apart: their addresses are titles in small letters. */
const article = /^\/article\/[a-z]+(-[a-z0-9]+)*$/;

export interface RedactedPath {
  /** Name of the route, `ToursConfirmed`. */
  readonly route: string;
  /** A path that holds nothing personal. */
  readonly path: string;
}

/** Where a path is, for others to know. */
export function redactedPath(path: string): RedactedPath {
  const clean = path.replace(/(.)\/+$/, '$1');
  const [route, known] = routes.find(([, exact, pattern]) => exact === clean || pattern?.test(clean)) ?? [
    'Unknown',
    '/unknown',
  ];
  return { route, path: article.test(clean) ? clean : known };
}

/**
 * An address with nothing but its origin and, of our own origin, the path as it may be told.
 *
 * @returns '' for what is no web address
 */
export function redactedUrl(address: string, ownOrigin: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, origin, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return '';
  return origin === ownOrigin ? `${origin}${redactedPath(pathname).path}` : `${origin}/`;
}
