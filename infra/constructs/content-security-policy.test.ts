import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes, pagesPolicy } from './content-security-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('allows inline scripts and styles by their hash alone', () => {
  const page = '<style>a{}</style><script>one()</script><script type="module">two()</script>';
  expect(inlineHashes([page])).toEqual({
    scripts: [hash('one()'), hash('two()')].sort(),
    styles: [hash('a{}')],
  });
});

it('needs no hash for files, emptied elements and data', () => {
  const page = `<script></script><script src="/a.js">ignored()</script>
    <script type="application/ld+json">{"@type":"Product"}</script>`;
  expect(inlineHashes([page])).toEqual({ scripts: [], styles: [] });
});

it('names what several pages share once, whatever their order', () => {
  const pages = ['<script>b()</script>', '<script>a()</script><script>b()</script>'];
  expect(inlineHashes(pages)).toEqual(inlineHashes([...pages].reverse()));
  expect(inlineHashes(pages).scripts).toHaveLength(2);
});

it('starts from nothing and never allows unsafe code', () => {
  const policy = pagesPolicy(['<script>one()</script>']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});
