import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageHero } from './page-hero.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').trim();

describe('the page hero', () => {
  it('has one heading, even if the title has several lines', () => {
    const html = renderToStaticMarkup(<PageHero title={['Batch', 'Information']} />);
    expect(html.match(/<h1.*<\/h1>/)?.map(textOf)).toEqual(['Batch Information']);
  });

  it('places the header over the picture if there is a picture', () => {
    expect(renderToStaticMarkup(<PageHero title="Team" />)).not.toContain('data-header-over');
    expect(renderToStaticMarkup(<PageHero title="Team" picture={<svg />} />)).toContain(
      'data-header-over="picture"',
    );
  });

  it('shows the lead text once, even if a note or other content is next to it', () => {
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
