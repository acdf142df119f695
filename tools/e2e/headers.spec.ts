import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from './site/journey.ts';
import { type Headers, observatoryScore } from './site/observatory.ts';

// What the edge sends with the pages that were built, judged as those who scan sites judge it.

const pages = ['/', '/tours', '/inventory', '/contact', '/operator/Sea%20Breeze', '/jp', '/legal-disclosure'];

test('every page gets an A+ of the Observatory, with all that a site without others can have @any-size', async ({
  request,
}) => {
  for (const path of pages) {
    const answer = await request.get(path);
    const { score, nagSuppressions } = observatoryScore(answer.headers(), await answer.text());
    expect(score, `${path}: ${JSON.stringify(nagSuppressions)}`).toBe(130);
  }
});

test('the policy of the built pages leaves Google’s evaluator nothing grave to say @any-size', async ({
  request,
}) => {
  for (const path of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity < Severity.STRICT_CSP);
    expect(
      grave.map(({ directive, description }) => `${directive}: ${description}`),
      path,
    ).toEqual([]);
  }
});

/** What the Observatory itself, in its package 1.4.8, gives for the landing page with one header other than it is. */
const verdicts: readonly (readonly [header: string, sent: string | undefined, score: number])[] = [
  ['content-security-policy', undefined, 75],
  ['content-security-policy', "default-src 'none'; default-src 'self'; frame-ancestors 'none'", 75],
  ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125],
  ['content-security-policy', "default-src 'none'; script-src 'self'", 125],
  ['content-security-policy', "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
  ['content-security-policy', "default-src 'self'; script-src https:; frame-ancestors 'none'", 80],
  ['content-security-policy', "default-src 'self'; script-src 'strict-dynamic'; frame-ancestors 'none'", 75],
  [
    'content-security-policy',
    "default-src 'none'; script-src 'sha256-a' 'strict-dynamic' 'unsafe-inline' https:; frame-ancestors 'none'",
    130,
  ],
  ['content-security-policy', "default-src 'self'; connect-src http://a.example; frame-ancestors 'none'", 80],
  ['content-security-policy', "default-src 'self'; script-src 'unsafe-eval'; frame-ancestors 'none'", 110],
  ['content-security-policy', "default-src 'self'; img-src http://a.example; frame-ancestors 'none'", 110],
  ['content-security-policy', "default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'", 120],
  ['content-security-policy', "script-src 'self'; frame-ancestors 'none'", 80],
  ['strict-transport-security', undefined, 80],
  ['strict-transport-security', 'includeSubDomains', 80],
  ['strict-transport-security', 'max-age=15551999', 120],
  ['strict-transport-security', 'max-age=15552000', 130],
  ['cross-origin-resource-policy', undefined, 120],
  ['cross-origin-resource-policy', 'cross-origin', 120],
  ['cross-origin-resource-policy', 'nonsense', 115],
  ['referrer-policy', undefined, 125],
  ['referrer-policy', 'unsafe-url', 120],
  ['referrer-policy', 'no-referrer, unsafe-url', 120],
  ['referrer-policy', 'nonsense', 120],
  ['x-content-type-options', undefined, 125],
  ['x-frame-options', undefined, 130],
  ['access-control-allow-origin', '*', 130],
];
const scripts: readonly (readonly [html: string, score: number])[] = [
  ['<script src="https://elsewhere.example/a.js"></script>', 125],
  ['<script src="https://elsewhere.example/a.js" integrity="sha256-a"></script>', 135],
  ['<script src="//elsewhere.example/a.js" integrity="sha256-a"></script>', 80],
  ['<script src="http://elsewhere.example/a.js"></script>', 50],
  ['<script type="module" src="/assets/a.js"></script>', 130],
];

test('the judge of the headers sees what is wrong as the Observatory itself does @any-size', async ({
  request,
}) => {
  const answer = await request.get('/');
  const html = await answer.text();
  const scoreWith = (name: string, sent: string | undefined) => {
    const { [name]: _, ...others } = answer.headers();
    const headers: Headers = sent === undefined ? others : { ...others, [name]: sent };
    return observatoryScore(headers, html).score;
  };
  expect(verdicts.map(([name, sent]) => [name, sent, scoreWith(name, sent)])).toEqual(verdicts);
  expect(scoreWith('set-cookie', 'id=1')).toBeLessThan(90);
  expect(scripts.map(([page]) => [page, observatoryScore(answer.headers(), page).score])).toEqual(scripts);
});

test('whoever finds a weakness reads whom to tell @any-size', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
