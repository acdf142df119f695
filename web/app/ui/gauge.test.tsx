import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gauge } from './gauge.tsx';

const scale = { from: 480, to: 1080, major: 120, minor: 60 };

describe('the gauge', () => {
  it('is an image if it has a label, and is hidden from screen readers if it has none', () => {
    expect(renderToStaticMarkup(<Gauge {...scale} label="Open from 8 AM to 5 PM" />)).toMatch(
      /^<svg [^>]*role="img" aria-label="Open from 8 AM to 5 PM"/,
    );
    expect(renderToStaticMarkup(<Gauge {...scale} />)).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });

  it('has long and short ticks at their distances from the start of the scale', () => {
    const html = renderToStaticMarkup(<Gauge from={60} to={180} major={60} minor={30} />);
    expect(html).toContain('viewBox="0 0 120 18"');
    expect([...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      'M0 0v9m30-9v9m30-9v9m30-9v9m30-9v9',
      'M0 0v18m60-18v18m60-18v18',
      'M0 0H120',
    ]);
  });

  it('places several measured parts on the scale', () => {
    const html = renderToStaticMarkup(
      <Gauge
        {...scale}
        measured={[
          { from: 480, to: 540 },
          { from: 1020, to: 1200 },
        ]}
      />,
    );
    const parts = [...html.matchAll(/<rect [^>]*x="([^"]+)"[^>]*width="([^"]+)"/g)].map(([, x, width]) => [
      x,
      width,
    ]);
    expect(parts).toEqual([
      ['0%', '10%'],
      ['90%', '10%'],
    ]);
  });

  it('keeps the labels of the first and the last figure within the ends of the line', () => {
    const figures = [480, 780, 1080].map((at) => ({ at, text: String(at) }));
    const html = renderToStaticMarkup(<Gauge {...scale} figures={figures} />);
    expect([...html.matchAll(/text-anchor="(\w+)"/g)].map(([, anchor]) => anchor)).toEqual([
      'start',
      'middle',
      'end',
    ]);
  });

  it('needs no inline style', () => {
    expect(renderToStaticMarkup(<Gauge {...scale} marker={{ at: 700, label: 'Now' }} />)).not.toContain(
      'style=',
    );
  });
});
