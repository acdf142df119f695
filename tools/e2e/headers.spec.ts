import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from './site/journey.ts';

// What the edge sends with the pages that were built.

const pages = ['/', '/tours', '/inventory', '/contact', '/operator/Sea%20Breeze', '/jp', '/legal-disclosure'];

/** What the HTTP Observatory of MDN gives its most points for: 130 and an A+, together with the policy. */
const bestHeaders = {
  'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('every page has the headers of an A+ at the Observatory, and scripts of this site alone @any-size', async ({
  request,
}) => {
  for (const path of pages) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers, path).toMatchObject(bestHeaders);
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['access-control-allow-origin'], path).toBeUndefined();
    const { directives } = new CspParser(headers['content-security-policy'] ?? '').csp;
    expect(directives, path).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
    expect(directives['style-src'], path).not.toContain("'unsafe-inline'");
    expect(await answer.text(), path).not.toMatch(/<script\b[^>]*\bsrc="(?:https?:)?\/\//i);
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
