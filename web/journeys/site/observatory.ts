/** Headers of an answer, names in small letters. */
export type Headers = Readonly<Record<string, string>>;

/** What a check adds to the score, or takes from it. */
interface Judged {
  check: string;
  modifier: number;
}

const sourcesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

function policyModifier(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const sources = sourcesOf(policy);
  const effective = (directive: string) => sources.get(directive) ?? sources.get('default-src') ?? ['*'];
  const isBroad = (source: string) => /^(\*|https?:|data:|'unsafe-inline')$/.test(source);
  if ([effective('script-src'), effective('object-src')].some((all) => all.some(isBroad))) return -20;
  if (effective('script-src').includes("'unsafe-eval'")) return -10;
  if (effective('style-src').some(isBroad)) return 0;
  return sources.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transportModifier(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function framingModifier(headers: Headers): number {
  const ancestors = sourcesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.includes('*')) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

const referrerModifier = (header: string | undefined): number => {
  if (header === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
};

const resourceModifier = (header: string | undefined): number => {
  if (header === undefined) return 0;
  return header === 'cross-origin' ? -5 : 10;
};

const cookieModifier = (header: string | undefined): number =>
  header === undefined || (/;\s*secure/i.test(header) && /;\s*httponly/i.test(header)) ? 0 : -20;

/** Scripts of others have to say by a hash which they are. */
function scriptModifier(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/gi)];
  return foreign.every(([tag]) => /\bintegrity=/.test(tag)) ? 0 : -5;
}

/**
 * The points that the HTTP Observatory of MDN gives for one page: 100, less what is wrong, and what is well besides once
 * that leaves 90. A score of 100 and more is an A+. After its published rules, "Tests & Scoring"
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), but for two that a server without TLS cannot
 * show: redirection to HTTPS, and the list of sites that browsers preload, worth 5 more.
 */
export function observatoryScore(headers: Headers, html: string): { score: number; judged: Judged[] } {
  const judged = [
    { check: 'Content-Security-Policy', modifier: policyModifier(headers['content-security-policy']) },
    { check: 'Cookies', modifier: cookieModifier(headers['set-cookie']) },
    { check: 'CORS', modifier: headers['access-control-allow-origin'] === '*' ? -50 : 0 },
    { check: 'Referrer-Policy', modifier: referrerModifier(headers['referrer-policy']) },
    {
      check: 'Strict-Transport-Security',
      modifier: transportModifier(headers['strict-transport-security']),
    },
    { check: 'Subresource integrity', modifier: scriptModifier(html) },
    {
      check: 'X-Content-Type-Options',
      modifier: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    },
    { check: 'X-Frame-Options', modifier: framingModifier(headers) },
    {
      check: 'Cross-Origin-Resource-Policy',
      modifier: resourceModifier(headers['cross-origin-resource-policy']),
    },
  ];
  const sum = (wanted: (modifier: number) => boolean) =>
    judged.reduce((total, { modifier }) => total + (wanted(modifier) ? modifier : 0), 0);
  const base = 100 + sum((modifier) => modifier < 0);
  return { score: base >= 90 ? base + sum((modifier) => modifier > 0) : base, judged };
}
