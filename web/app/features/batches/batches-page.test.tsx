import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BatchesPage } from './batches-page.tsx';

/** The prerendered page. */
function pageAt(address: string): string {
  const Stub = createRoutesStub([{ path: '/batch/*', Component: BatchesPage }]);
  return renderToStaticMarkup(<Stub initialEntries={[address]} />);
}

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, inside]) =>
    inside?.replace(/<[^>]+>/g, '').trim(),
  );

const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the batch page', () => {
  it('has the specified heading, and states the standard, the traceability of rum and the email address', () => {
    const html = pageAt('/batch');
    expect(headings(html, 1)).toEqual(['Batch Information']);
    expect(textOf(html)).toMatch(/every bottle of rum carries a batch number/i);
    expect(textOf(html)).toMatch(/traceable.*ISO 22000.*rum only/);
    expect(html).toContain('href="mailto:bookings@example.com"');
  });

  it('shows all batches, each with a toggle, and no clear button if no batch is selected', () => {
    for (const address of ['/batch', '/batch/anything', '/batch/any/thing', '/batch/ARB4/more']) {
      const html = pageAt(address);
      expect(headings(html, 2)).toEqual(['ARB4', 'ARB2', 'ARB3', 'ARB1', 'YRB1', 'YRB2', 'YRB3']);
      expect(html.match(/aria-pressed="false"/g)).toHaveLength(7);
      expect(html).not.toContain('Clear All');
    }
  });

  it('shows only the batch named in the path, in one column', () => {
    const html = pageAt('/batch/ARB4/');
    expect(headings(html, 2)).toEqual(['ARB4']);
    expect(html).toContain('data-columns="1"');
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toContain('Clear All');
    expect(textOf(html)).toContain('1 of 7 shown');
  });

  it('is prerendered with all batches, even for an address with a query or with an id in lower case', () => {
    expect(pageAt('/batch?batch=ARB4')).toBe(pageAt('/batch'));
    expect(pageAt('/batch/arb4')).toBe(pageAt('/batch'));
  });

  it('shows the parts of each record in the specified order, and its barrels with age and share', () => {
    const html = pageAt('/batch/ARB4');
    expect(headings(html, 3)).toEqual(['The blend', 'Resting', 'The barrels', 'Production volume']);
    const columns = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, inside]) =>
      textOf(`${inside}`),
    );
    expect(columns.map((column) => column.trim().split(' ')[0])).toEqual(['Barrel', 'Age', '%']);
    expect(textOf(html)).toContain('C-031 Filled Mar 2018 6 yr 2 mo 34%');
    expect(textOf(html)).toContain('Average age weighted by share 5 yr 8 mo. Youngest cask 5 yr 1 mo.');
    expect(html).toMatch(/measured[^>]*width="85%"/);
  });

  it('omits the parts that a batch does not have', () => {
    const html = pageAt('/batch/YRB1');
    expect(headings(html, 3)).toEqual(['The farm', 'Resting', 'Production volume']);
    expect(html).not.toContain('<table');
    expect(pageAt('/batch/YRB2')).toContain('<li>0001 to 0300: the cellar door in Port Vila</li>');
  });
});
