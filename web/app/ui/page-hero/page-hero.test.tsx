import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageHero } from './page-hero.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').trim();

describe('the page hero', () => {
  it('has one heading, in any number of lines', () => {
    const html = renderToStaticMarkup(<PageHero title={['Batch', 'Information']} />);
    expect(html.match(/<h1.*<\/h1>/)?.map(textOf)).toEqual(['Batch Information']);
  });

  it('puts the header over the picture, if there is one', () => {
    expect(renderToStaticMarkup(<PageHero title="Team" />)).not.toContain('data-header-over');
    expect(renderToStaticMarkup(<PageHero title="Team" picture={<svg />} />)).toContain(
      'data-header-over="picture"',
    );
  });

  it('renders the lead text once, below the heading when the right half has other content', () => {
    const withNote = renderToStaticMarkup(
      <PageHero title="Team" lead="A small crew." note="Of six islands." />,
    );
    expect(textOf(withNote)).toBe('Team A small crew.Of six islands.');
    const aside = renderToStaticMarkup(
      <PageHero title="Team" lead="A small crew." aside={<p>The gauge</p>} />,
    );
    expect(textOf(aside)).toBe('Team A small crew.The gauge');
  });
});
