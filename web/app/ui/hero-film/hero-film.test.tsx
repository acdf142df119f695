import { describe, expect, it } from 'vitest';
import { duskFilm } from '../../content/pictures/dusk-film.ts';
import { drawn } from '../drawn.testing.ts';
import { HeroFilm } from './hero-film.tsx';

const { html } = drawn(
  <HeroFilm film={duskFilm} frame="frame">
    <h1>Tours</h1>
  </HeroFilm>,
);

describe('the page before it has come to life', () => {
  it('shows the still, in its size, before other pictures', () => {
    expect(html).toMatch(/<img [^>]*width="1280" height="720" alt="" fetchPriority="high"/);
    expect(html).toMatch(
      /<source type="image\/avif" srcSet="\S+-800\S*\.avif 800w, \S+-1280\S*\.avif 1280w"/,
    );
  });

  it('has the square cut first, for phones alone', () => {
    expect(html).toMatch(
      /<picture><source media="\(max-width: 599\.98px\)" type="image\/avif" srcSet="\S+square-400/,
    );
  });

  it('has neither a film nor a button for it', () => {
    expect(html).not.toMatch(/<video|<button|\.mp4/);
  });

  it('is silent about a still that only sets the mood', () => {
    expect(html).toContain('alt=""');
  });

  it('says what a still shows that does more', () => {
    const told = drawn(
      <HeroFilm film={duskFilm} frame="frame" alt="A bottle">
        <h1>Rum</h1>
      </HeroFilm>,
    );
    expect(told.html).toContain('alt="A bottle"');
  });
});
