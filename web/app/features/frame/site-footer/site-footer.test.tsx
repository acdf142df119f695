import { describe, expect, it } from 'vitest';
import type { FooterName } from '#app/content/frame/footer-copy.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import { business } from '#shared/content/business.ts';
import { SiteFooter } from './site-footer.tsx';

const footerOf = (name: FooterName = 'english') => renderStatic(<SiteFooter name={name} />).html;

describe('the footer of the site', () => {
  it('has the address, a dialable phone number, and the copyright of 2024', () => {
    const footer = footerOf();
    expect(footer).toContain('Port Vila, Shefa Province, Vanuatu');
    expect(footer).toContain(`href="tel:${business.phones[0].replaceAll(' ', '')}"`);
    expect(footer).toContain(`© 2024 ${business.name}`);
  });

  it('links to the five social networks', () => {
    const kinds = [...footerOf().matchAll(/href="https:[^"]+">([^<]+)</g)].map(([, kind]) => kind);
    expect(kinds).toEqual(['Facebook', 'X', 'Instagram', 'YouTube', 'LinkedIn']);
  });

  it('is in the language that the route sets', () => {
    expect(footerOf()).toContain('Monday to Friday');
    expect(footerOf('japanese')).toContain('月曜〜金曜');
  });

  it('shows the same rating as the structured data, in the language of the page', () => {
    expect(footerOf()).toContain('Rated 4.8 out of 5 from 150 reviews');
    for (const name of ['japanese', 'shop'] as const)
      expect(footerOf(name)).toContain('評価は5点満点中4.8点（レビュー150件）');
  });

  it('has the age warning on the shop pages only', () => {
    const warning = '20歳未満の者の飲酒は法律で禁止されています。';
    expect(footerOf('shop')).toContain(warning);
    expect(footerOf('japanese')).not.toContain(warning);
    expect(footerOf()).not.toContain(warning);
  });
});
