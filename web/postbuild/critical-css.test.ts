import { describe, expect, it } from 'vitest';
import { classesIn, criticalCss, languageOf, withoutFaces } from './critical-css.ts';

const criticalRules = (css: string, ...classes: string[]) =>
  criticalCss(css, new Set(classes), new Set(['en']));

describe('the critical CSS rules of a page', () => {
  it('are the rules for the classes of the page, and those without a class', () => {
    expect(criticalRules('a{b:c}.one{d:e}.two{f:g}', 'one')).toBe('a{b:c}.one{d:e}');
  });

  it('contain no comments', () => {
    expect(criticalRules('a{b:c}/*$vite$:1*/.one{d:e}', 'one')).toBe('a{b:c}.one{d:e}');
  });

  it('include a rule only if the page has every class of a selector', () => {
    expect(criticalRules('.one .two{a:b}', 'one')).toBe('');
    expect(criticalRules('.one .two,.three{a:b}', 'three')).toBe('.one .two,.three{a:b}');
    expect(criticalRules('.one:is(.two,.three){a:b}', 'two')).toBe('');
  });

  it('include rules for any state or attribute of an element', () => {
    const css = '.one:hover:not(.two){a:b}.one[data-x=",.three"]{c:d}:is(.four,.five) p{e:f}';
    expect(criticalRules(css, 'one')).toBe(css);
  });

  it('keep the order of the style sheet and the conditions around them', () => {
    const css = '@media print{.one{a:b}.two{c:d}}.two{e:f}@container (width>9px){.one{g:h}}';
    expect(criticalRules(css, 'two')).toBe('@media print{.two{c:d}}.two{e:f}');
  });

  it('leave out rules for documents in another language', () => {
    const css = ':root{a:b}:root:lang(ja){c:d}:root:lang(ja) .one,.one:lang(ja){e:f}';
    expect(criticalRules(css, 'one')).toBe(':root{a:b}:root:lang(ja) .one,.one:lang(ja){e:f}');
    expect(criticalCss(css, new Set(['one']), new Set(['ja']))).toBe(css);
  });

  it('leave out media queries that require only hover', () => {
    const wide = '@media (min-width:900px) and (hover:hover){.one:hover{c:d}}';
    expect(criticalRules(`.one{e:f}@media (hover:hover){.one:hover{a:b}}${wide}`, 'one')).toBe(
      `.one{e:f}${wide}`,
    );
  });

  it('include the animations that they name', () => {
    const css = '.one{animation:2s rise}@keyframes rise{0%{a:b}to{c:d}}@keyframes fall{to{e:f}}';
    expect(criticalRules(css, 'one')).toBe('.one{animation:2s rise}@keyframes rise{0%{a:b}to{c:d}}');
    expect(criticalRules(css)).toBe('');
  });

  it('leave out custom properties that no rule reads', () => {
    const css =
      ':root{--a:1;--b:var(--a);--c:2;--d:var(--e);--e:3}@media print{:root{--b:4}}.one{f:var(--c)}';
    expect(criticalRules(css, 'one')).toBe(':root{--c:2}.one{f:var(--c)}');
  });

  it('include forced colours only for custom properties used in fills and strokes', () => {
    const css = ':root{--a:1;--b:2}.one{--c:var(--a);fill:var(--c);border-color:var(--b)}';
    const forced = (tokens: string) => `@media (forced-colors:active){html:root{${tokens}}}`;
    expect(criticalRules(css + forced('--a:Canvas;--b:Canvas'), 'one')).toBe(css + forced('--a:Canvas'));
    expect(criticalRules(`.two{color:var(--b)}${forced('--b:Canvas')}`, 'two')).toBe('.two{color:var(--b)}');
  });

  it('keep braces in quotes', () => {
    const css = '.one:before{content:"}\\"{"}.two{a:b}';
    expect(criticalRules(css, 'one')).toBe('.one:before{content:"}\\"{"}');
  });

  it('cannot be read from a style sheet with an unclosed block', () => {
    expect(() => criticalRules('.one{a:b')).toThrow('Unclosed block');
  });
});

it('the language of a document is that of its root element', () => {
  expect(['<html lang="fr" class="a">', '<html class="a" lang="en">', '<p>'].map(languageOf)).toEqual([
    'fr',
    'en',
    '',
  ]);
});

it('the classes of a page are those of its elements', () => {
  expect([...classesIn('<p class="one two"><a class="two" data-class="no">')]).toEqual(['one', 'two']);
});

it('the build removes @font-face rules from the style sheet that pages load later', () => {
  expect(withoutFaces('@font-face{a:b}.one{c:d}@media print{p{e:f}}')).toBe('.one{c:d}@media print{p{e:f}}');
});
