import { describe, expect, it } from 'vitest';
import { filmCopy } from '#app/content/pictures/film-copy.ts';
import { stillFilm } from '#app/content/pictures/still-film.ts';
import { renderStatic } from '../render.testing.ts';
import { HeroFilm } from './hero-film.tsx';

const { html } = renderStatic(
  <HeroFilm copy={filmCopy} film={stillFilm} frame="frame">
    <h1>Tours</h1>
  </HeroFilm>,
);

describe('the prerendered film', () => {
  it('has the poster with its dimensions, prioritised over other pictures', () => {
    expect(html).toMatch(/<img [^>]*width="1280" height="720" alt="" fetchPriority="high"/);
    expect(html).toMatch(
      /<source type="image\/avif" srcSet="\S+-800\S*\.avif 800w, \S+-1280\S*\.avif 1280w"/,
    );
  });

  it('has the square version of the poster first, for phones only', () => {
    expect(html).toMatch(
      /<picture><source media="\(max-width: 599\.98px\)" type="image\/avif" srcSet="\S+square-400/,
    );
  });

  it('contains only the poster, neither the video nor the button', () => {
    expect(html).not.toMatch(/<video|<button|\.mp4/);
  });

  it('has an empty alternative text if the film is decorative', () => {
    expect(html).toContain('alt=""');
  });

  it('has an alternative text if the film is meaningful', () => {
    const meaningful = renderStatic(
      <HeroFilm copy={filmCopy} film={stillFilm} frame="frame" alt="A bottle">
        <h1>Rum</h1>
      </HeroFilm>,
    );
    expect(meaningful.html).toContain('alt="A bottle"');
  });
});
