import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { localRetailers, onlineRetailers } from '#app/content/buy/retailers.ts';
import { BuyPage } from './buy-page.tsx';
import { ShopGroup } from './shop-group.tsx';

const render = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const html = render(<BuyPage />);

describe('the page of retailers', () => {
  it('groups the shops by region and channel', () => {
    const headings = [...html.matchAll(/<h([23])[^>]*>([^<]+)</g)].map(
      ([, level, text]) => `${level} ${text}`,
    );
    const local = ['3 Retail', '3 Duty free', '3 Bars and restaurants'];
    expect(headings).toEqual([
      '2 Online',
      '3 United Kingdom',
      '3 United States',
      '3 Japan',
      '2 Port Vila',
      ...local,
      '2 Santo',
      ...local,
      '2 At the cellar door',
    ]);
  });

  it('names every shop once, with its products', () => {
    const escaped = (text: string) => render(text);
    for (const { name, sells } of [...onlineRetailers, ...localRetailers]) {
      expect(html.split(`${escaped(name)}<`), name).toHaveLength(2);
      expect(html).toContain(escaped(sells));
    }
  });

  it('marks a link to another site, but not a link within this site', () => {
    const shops = render(
      <ShopGroup
        name="Online"
        shops={[
          { name: 'Theirs', sells: 'Rum', url: 'https://example.com/shop' },
          { name: 'Ours', sells: 'Rum', url: '/jp' },
        ]}
      />,
    );
    expect(shops).toMatch(
      /href="https:\/\/example\.com\/shop" rel="noopener noreferrer">Theirs<span[^>]*>, on another site/,
    );
    expect(shops).toMatch(/href="\/jp"[^>]*>Ours<\/a>/);
  });

  it('shows each local shop on a map', () => {
    for (const { name, position } of localRetailers)
      expect(html).toMatch(
        new RegExp(
          `mlat=${position.latitude}&amp;mlon=${position.longitude}[^>]*>Map <[^>]*>of ${name}, on another site`,
        ),
      );
  });

  it('omits a group without shops', () => {
    expect(render(<ShopGroup name="Duty free" shops={[]} />)).toBe('');
  });
});
