import { policyModifier, readPolicy } from './observatory-policy.ts';

/** Headers of an answer, names in small letters. */
export type Headers = Readonly<Record<string, string>>;

/** What a check adds to the score, or takes from it. */
interface Judged {
  check: string;
  modifier: number;
}

/** Half a year, as the Observatory counts it. */
const longEnough = 15_552_000;

function transportModifier(header = ''): number {
  const [, seconds] = header.includes(',') ? [] : (/(?:^|;)\s*max-age=(\d+)/i.exec(header) ?? []);
  if (seconds === undefined) return -20;
  return Number(seconds) >= longEnough ? 0 : -10;
}

function framingModifier(headers: Headers): number {
  const policy = readPolicy(headers['content-security-policy'] ?? '');
  if (policy?.has('frame-ancestors')) return 5;
  return /^\s*(?:deny\s*$|sameorigin\s*$|allow-from)/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

/** The last policy of the list that is known counts. */
function referrerModifier(header: string | undefined): number {
  if (header === undefined) return 0;
  const isKept = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const isTold = /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/;
  const policies = header.split(',').map((policy) => policy.trim().toLowerCase());
  return isKept.test(policies.findLast((policy) => isKept.test(policy) || isTold.test(policy)) ?? '')
    ? 5
    : -5;
}

function resourceModifier(header: string | undefined): number {
  if (header === undefined) return 0;
  const policy = header.trim().toLowerCase();
  if (policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

/** Anybody's scripts may read answers with the visitor's cookies. */
const sharingModifier = (headers: Headers): number => {
  const origin = headers['access-control-allow-origin'] ?? '*';
  return origin !== '*' && headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
};

/** Scripts of others have to come by TLS, and to say by a hash which they are. */
function scriptModifier(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gi)].map(([tag, address = '']) => ({
    isForeign: /^(?:https?:)?\/\//i.test(address),
    isSafe: /^(?:https:|\/(?!\/)|\.)/i.test(address),
    isNamed: /\bintegrity="[^"]/.test(tag),
  }));
  const foreign = scripts.filter(({ isForeign }) => isForeign);
  if (foreign.some(({ isSafe, isNamed }) => !isSafe && !isNamed)) return -50;
  if (foreign.some(({ isNamed }) => !isNamed)) return -5;
  if (foreign.some(({ isSafe }) => !isSafe)) return -20;
  return foreign.length > 0 || scripts.some(({ isNamed }) => isNamed) ? 5 : 0;
}

/**
 * The points that the HTTP Observatory of MDN gives for one page: 100, less what is wrong, and what is well besides once
 * that leaves 90. A score of 100 and more is an A+. Written after what the package `@mdn/mdn-http-observatory` 1.4.8
 * (algorithm 4) answers, but for what a server without TLS cannot show (redirection to HTTPS, and the list of sites that
 * browsers preload, worth 5 more) and for the kinds of cookies: this site sets none, and any takes 20 here. The package
 * itself, which wants a database to be installed, gave these pages the same.
 */
export function observatoryScore(
  headers: Headers,
  html: string,
): { score: number; nagSuppressions: Judged[] } {
  const nagSuppressions = [
    { check: 'Content-Security-Policy', modifier: policyModifier(headers['content-security-policy']) },
    { check: 'Cookies', modifier: headers['set-cookie'] === undefined ? 0 : -20 },
    { check: 'CORS', modifier: sharingModifier(headers) },
    { check: 'Referrer-Policy', modifier: referrerModifier(headers['referrer-policy']) },
    {
      check: 'Strict-Transport-Security',
      modifier: transportModifier(headers['strict-transport-security']),
    },
    { check: 'Subresource integrity', modifier: scriptModifier(html) },
    {
      check: 'X-Content-Type-Options',
      modifier: /^\s*nosniff\s*$/i.test(headers['x-content-type-options'] ?? '') ? 0 : -5,
    },
    { check: 'X-Frame-Options', modifier: framingModifier(headers) },
    {
      check: 'Cross-Origin-Resource-Policy',
      modifier: resourceModifier(headers['cross-origin-resource-policy']),
    },
  ];
  const sum = (wanted: (modifier: number) => boolean) =>
    nagSuppressions.reduce((total, { modifier }) => total + (wanted(modifier) ? modifier : 0), 0);
  const base = 100 + sum((modifier) => modifier < 0);
  return { score: Math.max(0, base >= 90 ? base + sum((modifier) => modifier > 0) : base), nagSuppressions };
}
