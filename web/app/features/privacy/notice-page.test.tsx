import { describe, expect, it } from 'vitest';
import { cookiePolicyCopy } from '#app/content/privacy/cookie-policy.ts';
import { privacyNoticeCopy } from '#app/content/privacy/privacy-notice.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import { NoticePage } from './notice-page.tsx';

describe.each([
  ['/cookies', cookiePolicyCopy],
  ['/privacy', privacyNoticeCopy],
] as const)('the notice at %s', (address, copy) => {
  const { html, text, links } = renderStatic(<NoticePage copy={copy} />, address);

  it('shows every part, under a heading that links can target', () => {
    for (const { id, heading, text: paragraphs, facts = [] } of copy.parts) {
      expect(html).toContain(`<section id="${id}"`);
      for (const part of [heading, ...paragraphs, ...facts.map(({ value }) => value)])
        expect(text).toContain(part);
    }
  });

  it('links to the cookie policy or, from there, to the privacy notice', () =>
    expect(links).toHaveProperty(copy.other.to));
});

it('the cookie policy names the cookies, their recipients and the ways to change the consent', () => {
  const { text } = renderStatic(<NoticePage copy={cookiePolicyCopy} />);
  for (const word of ['_ga', 'Google', '_fbc', '_fbp', 'Meta', 'Cookie settings', 'Global Privacy Control'])
    expect(text).toContain(word);
});

it('the part of the privacy notice about orders from Japan is in Japanese', () => {
  const { html } = renderStatic(<NoticePage copy={privacyNoticeCopy} />);
  expect(html).toMatch(/lang="ja"><section id="japan"/);
});
