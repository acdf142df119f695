import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReadingSection } from './reading-section.tsx';

it('a reading section is a region named by its heading, with an id for links', () => {
  const html = renderToStaticMarkup(
    <ReadingSection heading="The cane" id="cane">
      <p>Cut by hand.</p>
    </ReadingSection>,
  );
  const [, headingId] = html.match(/^<section id="cane"[^>]* aria-labelledby="([^"]+)"/) ?? [];
  expect(headingId).toBeDefined();
  expect(html).toContain(`<h2 id="${headingId}">The cane</h2>`);
});
