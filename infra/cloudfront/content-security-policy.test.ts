import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes, pagesPolicy, providerPolicy, staffPolicy } from './content-security-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('allows inline scripts and styles only by hash', () => {
  const page = '<style>a{}</style><script>one()</script><script type="module">two()</script>';
  expect(inlineHashes([page])).toEqual({
    scripts: [hash('one()'), hash('two()')].sort(),
    styles: [hash('a{}')],
  });
});

it('needs no hash for files, empty elements and data', () => {
  const page = `<script></script><script src="/a.js">ignored()</script>
    <script type="application/ld+json">{"@type":"Product"}</script>`;
  expect(inlineHashes([page])).toEqual({ scripts: [], styles: [] });
});

it('lists a hash shared by pages once, in any page order', () => {
  const pages = ['<script>b()</script>', '<script>a()</script><script>b()</script>'];
  expect(inlineHashes(pages)).toEqual(inlineHashes([...pages].reverse()));
  expect(inlineHashes(pages).scripts).toHaveLength(2);
});

it('denies by default and never allows unsafe code', () => {
  const policy = pagesPolicy(['<script>one()</script>']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it('keeps provider hosts out of page policies, which only add frames of our own documents', () => {
  expect(pagesPolicy([''])).not.toContain('frame-src');
  expect(pagesPolicy([''], true)).toBe(
    pagesPolicy(['']).replace("form-action 'self'", "frame-src 'self'; form-action 'self'"),
  );
  expect(pagesPolicy([''], true)).not.toContain('http');
});

it('gives the staff console the hashes of its own documents, and allows no more than pages may', () => {
  const [own, others] = ['<script>staff()</script><style>s{}</style>', '<script>visitor()</script>'];
  const policy = staffPolicy([own]);
  expect(policy).toContain(`script-src 'self' ${hash('staff()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('s{}')};`);
  expect(policy).not.toContain(hash('visitor()'));
  expect(pagesPolicy([others])).not.toContain(hash('staff()'));
  expect(policy).toMatch(/^default-src 'none'; /);
  for (const directive of [
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).not.toMatch(/unsafe|\*|https?:|frame-src/);
});

it('lets a provider’s document call that provider only', () => {
  expect(providerPolicy('analytics')).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(providerPolicy('analytics')).not.toMatch(/facebook|unsafe/);
  expect(providerPolicy('pixel')).toContain("script-src 'self' https://connect.facebook.net;");
  expect(providerPolicy('pixel')).not.toMatch(/google|unsafe/);
  for (const provider of ['analytics', 'pixel'] as const)
    expect(providerPolicy(provider)).toContain("frame-ancestors 'self'");
});
