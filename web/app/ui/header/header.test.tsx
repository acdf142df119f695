import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Header } from './header.tsx';

const menu = [
  { label: 'Spirits', to: '/spirits', submenu: [{ label: 'Batches', to: '/batch' }] },
  {
    label: 'Tours & Events',
    shortLabel: 'Tours',
    to: '/tours',
    sheetSubmenu: [{ label: 'My booking', to: '/booking' }],
  },
  { label: 'Contact', to: '/contact', wideOnly: true },
];

const copy = {
  home: 'Home',
  mainMenu: 'Main menu',
  menu: 'Menu',
  more: (label: string) => `More under ${label}`,
  language: { label: '日本語', to: '/jp', lang: 'ja' },
  book: { label: 'Book Tour', to: '/tours' },
  phone: '+678 00000',
  sheetFoot: 'Booking and contact',
  sheetLinks: [{ label: 'For tour operators', to: '/operator' }],
};

const headerAt = (path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Header
        name={['Port Vila', 'Rum Distillery']}
        menu={menu}
        isActive={(entry, at) => at.startsWith(entry.to)}
        copy={copy}
      />
    </MemoryRouter>,
  );

const bar = (html: string) => html.slice(0, html.indexOf('<details'));
const sheet = (html: string) => html.slice(html.indexOf('<details'));

describe('the header of the site', () => {
  it('links the logo to the landing page', () => {
    expect(headerAt('/tours')).toMatch(/<a [^>]*aria-label="Home"[^>]*href="\/"/);
  });

  it('links to the Japanese page in the bar', () => {
    expect(bar(headerAt('/'))).toMatch(/href="\/jp"[^>]*>日本語</);
  });

  it('has each link of the sheet as a list item, in named groups inside the navigation', () => {
    const html = headerAt('/');
    const links = sheet(html).match(/<a /g) ?? [];
    expect(links.length).toBeGreaterThan(7);
    expect(sheet(html).match(/<li[^>]*><a /g)).toHaveLength(links.length);
    const groups = [...sheet(html).matchAll(/<ul[^>]* aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(groups).toEqual(['Spirits', 'Tours &amp; Events', 'Booking and contact']);
    expect(html.indexOf('</details>')).toBeLessThan(html.indexOf('</nav>'));
  });

  it('marks the current page, in the bar and in the sheet', () => {
    for (const part of [bar, sheet]) {
      const current = part(headerAt('/tours')).match(/<a [^>]*aria-current="page"[^>]*>/g);
      expect(current).toHaveLength(1);
      expect(current?.[0]).toContain('href="/tours"');
    }
  });

  it('highlights a menu entry, without `aria-current`, on the pages below that entry', () => {
    const html = bar(headerAt('/tours/confirm'));
    expect(html).toMatch(/<a class="[^"]*active[^"]*" href="\/tours"/);
    expect(html).not.toContain('aria-current');
  });

  it('has a named button for the submenu, which is closed at first', () => {
    const button = bar(headerAt('/')).match(/<button [^>]*>/)?.[0] ?? '';
    expect(button).toContain('aria-expanded="false"');
    expect(button).toContain('aria-label="More under Spirits"');
    const id = button.match(/aria-controls="([^"]+)"/)?.[1];
    expect(headerAt('/')).toContain(`id="${id}"`);
  });

  it('has the full menu in the sheet', () => {
    const links = [...sheet(headerAt('/')).matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toEqual([
      '/spirits',
      '/batch',
      '/tours',
      '/booking',
      '/contact',
      '/tours',
      'tel:+67800000',
      '/operator',
      '/jp',
    ]);
    expect(bar(headerAt('/'))).not.toContain('/booking');
    expect(sheet(headerAt('/'))).toMatch(/href="\/tours"[^>]*>Book Tour</);
    expect(sheet(headerAt('/'))).toMatch(/lang="ja"[^>]*>日本語</);
    expect(sheet(headerAt('/'))).toMatch(/<details [^>]*><summary [^>]*aria-label="Menu"/);
  });
});
