import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagesPolicy, providerPolicy, staffPolicy, styleHashes } from './content-security-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const page = `<style>a{}</style><style></style><script>one()</script><script type="module">two()</script>
  <script src="/a.js"></script><script type="application/ld+json">{"@type":"Product"}</script>`;

it('the content security policies of pages and console allow inline styles by hash, and no inline script', () => {
  expect(styleHashes([page])).toEqual([hash('a{}')]);
  for (const [policy, scripts] of [
    [pagesPolicy([page]), "'self'"],
    [staffPolicy([page]), "'self' 'wasm-unsafe-eval'"],
  ] as const) {
    expect(policy).toContain(`; script-src ${scripts}; style-src 'self' ${hash('a{}')};`);
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
  }
});

it('the content security policy lists the hash of a style shared by pages once, in any page order', () => {
  const pages = ['<style>b{}</style>', '<style>a{}</style><style>b{}</style>'];
  expect(styleHashes(pages)).toEqual(styleHashes([...pages].reverse()));
  expect(styleHashes(pages)).toHaveLength(2);
});

it('the content security policy of pages denies by default and never allows unsafe code', () => {
  const policy = pagesPolicy([page]);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it('the content security policy of pages contains no host except that of the documents that pages may frame', () => {
  expect(pagesPolicy([''])).not.toContain('frame-src');
  expect(pagesPolicy([''], { host: 'm.rum.example' })).toBe(
    pagesPolicy(['']).replace("form-action 'self'", "frame-src https://m.rum.example; form-action 'self'"),
  );
});

it('the content security policy of the staff console allows the console’s styles by hash, and nothing unsafe except WebAssembly for the QR-code reader', () => {
  const policy = staffPolicy(['<style>s{}</style>']);
  expect(policy).toContain(`style-src 'self' ${hash('s{}')};`);
  expect(policy).toMatch(/^default-src 'none'; /);
  for (const directive of [
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types staff-worker',
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(directive);
  expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|https?:|frame-src/);
});

it('the content security policy of a provider’s document allows scripts of no other provider, and framing by the site', () => {
  const site = { siteHost: 'rum.example' };
  expect(providerPolicy('analytics', site)).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(providerPolicy('analytics', site)).not.toMatch(/facebook|unsafe/);
  expect(providerPolicy('pixel', site)).toContain("script-src 'self' https://connect.facebook.net;");
  expect(providerPolicy('pixel', site)).not.toMatch(/google|unsafe/);
  for (const provider of ['analytics', 'pixel'] as const)
    expect(providerPolicy(provider, site).split('; ')).toContain('frame-ancestors https://rum.example');
});
