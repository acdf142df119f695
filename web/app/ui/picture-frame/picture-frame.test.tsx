import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { PictureFrame } from './picture-frame.tsx';

const spot: PictureSpot = { ratio: '3:2', alt: 'Stacked casks' };
const image = {
  src: '/casks-1200.jpg',
  avif: '/casks-600.avif 600w, /casks-1200.avif 1200w',
  width: 1200,
  height: 800,
} as const;

const renderFrame = (props: Partial<PictureSpot>, options: { first?: boolean } = {}) =>
  renderToStaticMarkup(
    <PictureFrame spot={{ ...spot, ...props }} sizes="50vw" {...options}>
      <svg aria-hidden="true" />
    </PictureFrame>,
  );

describe('the picture frame', () => {
  it('shows the drawing and the alternative text if there is no picture', () => {
    const html = renderFrame({});
    expect(html).toMatch(/^<div [^>]*data-ratio="3:2" role="img" aria-label="Stacked casks"><svg/);
    expect(html).not.toContain('<img');
  });

  it('hides a decorative drawing', () => {
    expect(renderFrame({ alt: '' })).toMatch(/^<div [^>]*aria-hidden="true"><svg/);
    expect(renderFrame({ alt: '' })).not.toContain('role=');
  });

  it('shows the picture instead of the drawing, with the same ratio and alternative text', () => {
    const html = renderFrame({ image });
    expect(html).toMatch(/^<picture [^>]*data-ratio="3:2"/);
    expect(html).toContain('srcSet="/casks-600.avif 600w, /casks-1200.avif 1200w" sizes="50vw"');
    expect(html).toMatch(/<img [^>]*width="1200" height="800" alt="Stacked casks" loading="lazy"/);
    expect(html).not.toContain('<svg');
  });

  it('uses the square crop on phones for full-width pictures only', () => {
    const square = { ...image, square: '/square-480.avif 480w' };
    const source = '<source media="(max-width: 599.98px)" type="image/avif" srcSet="/square-480.avif 480w"';
    const html = renderFrame({ image: square, ratio: '21:9' });
    expect(html.indexOf(source)).toBeLessThan(html.indexOf('<source type'));
    expect(html).toContain(source);
    expect(renderFrame({ image: square })).not.toContain('square');
    expect(renderFrame({ image, ratio: '21:9' })).not.toContain('square');
  });

  it('prioritises a picture above the fold', () => {
    expect(renderFrame({ image }, { first: true })).toContain('loading="eager" fetchPriority="high"');
  });
});
