import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { pages } from '#app/content/pages/pages.ts';
import { expect, test } from './site/journey.ts';

// Response headers of the built pages.

const samples = [
  '/',
  '/tours',
  '/fr/tours',
  '/inventory',
  '/contact',
  '/operator/Sea%20Breeze',
  '/jp',
  '/legal-disclosure',
];

/** Headers of the highest MDN HTTP Observatory score (130, A+), together with the policy. */
const bestHeaders = {
  'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('every page has the security headers that Mozilla Observatory grades A+, and allows only our scripts @any-size', async ({
  request,
}) => {
  for (const path of samples) {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers, path).toMatchObject(bestHeaders);
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['access-control-allow-origin'], path).toBeUndefined();
    const { directives } = new CspParser(headers['content-security-policy'] ?? '').csp;
    expect(directives, path).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
    expect(directives['script-src'], path).toEqual(["'self'"]);
    expect(directives['style-src'], path).not.toContain("'unsafe-inline'");
    expect(await response.text(), path).not.toMatch(/<script\b[^>]*\bsrc="(?:https?:)?\/\//i);
  }
});

test('Google’s CSP evaluator finds no severe problem in the policy of the built pages @any-size', async ({
  request,
}) => {
  for (const path of samples) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const severe = findings.filter(({ severity }) => severity < Severity.STRICT_CSP);
    expect(
      severe.map(({ directive, description }) => `${directive}: ${description}`),
      path,
    ).toEqual([]);
  }
});

test('the staff console is allowed passkeys and the camera, and has a stricter content security policy than the site @any-size', async ({
  request,
}) => {
  const staffPages = pages.filter(({ isStaff }) => isStaff);
  expect(staffPages.length).toBeGreaterThan(5);
  for (const { path } of staffPages) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      ...bestHeaders,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'permissions-policy': expect.stringContaining('publickey-credentials-get=(self)'),
    });
    const { directives } = new CspParser(headers['content-security-policy'] ?? '').csp;
    expect(directives, path).toMatchObject({
      'default-src': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'trusted-types': ['staff-worker'],
    });
    expect(headers['permissions-policy'], path).toContain('camera=(self)');
    expect(directives['frame-src'], path).toBeUndefined();
  }
  const publicHeaders = (await request.get('/')).headers();
  expect(publicHeaders['permissions-policy']).toContain('publickey-credentials-get=()');
  expect(publicHeaders['permissions-policy']).toContain('camera=()');
  expect(publicHeaders['x-robots-tag']).toBeUndefined();
});

test('security.txt names the contact for vulnerabilities @any-size', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
