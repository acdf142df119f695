import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from './site/journey.ts';
import { type Headers, observatoryScore } from './site/observatory.ts';

// What the edge sends with the pages that were built, judged as those who scan sites judge it.

const pages = ['/', '/tours', '/contact', '/operator/Sea%20Breeze', '/jp', '/legal-disclosure'];

test('every page gets an A+ of the Observatory, with all that a site without others can have @any-size', async ({
  request,
}) => {
  for (const path of pages) {
    const answer = await request.get(path);
    const { score, judged } = observatoryScore(answer.headers(), await answer.text());
    expect(score, `${path}: ${JSON.stringify(judged)}`).toBe(130);
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

test('the judge of the headers sees what is wrong @any-size', async ({ request }) => {
  const answer = await request.get('/');
  const html = await answer.text();
  const scoreWith = (other: Record<string, string | undefined>, page = html) => {
    const headers = Object.entries({ ...answer.headers(), ...other }).filter(([, value]) => value);
    return observatoryScore(Object.fromEntries(headers) as Headers, page).score;
  };
  expect(scoreWith({ 'content-security-policy': undefined })).toBeLessThan(90);
  expect(scoreWith({ 'content-security-policy': "default-src 'self' 'unsafe-inline'" })).toBeLessThan(90);
  expect(scoreWith({ 'strict-transport-security': 'max-age=3600' })).toBeLessThan(130);
  expect(scoreWith({ 'cross-origin-resource-policy': undefined })).toBe(120);
  expect(scoreWith({ 'referrer-policy': 'unsafe-url' })).toBe(120);
  expect(scoreWith({ 'set-cookie': 'id=1' })).toBeLessThan(90);
  expect(scoreWith({}, '<script src="https://elsewhere.example/a.js"></script>')).toBe(125);
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
