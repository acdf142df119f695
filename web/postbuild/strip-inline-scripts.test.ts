import { describe, expect, it } from 'vitest';
import { refusedMarkupIn, stripInlineScripts } from './strip-inline-scripts.ts';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const context = 'window.context = {"a":"</p>"};';
const loader = 'import * as route0 from "/assets/root.js";\nimport("/assets/entry.js");';
const stream = 'window.context.enqueue("$& $1");';

const sample = page(
  `<main>Rum</main><script>${context}</script><script type="module" async="">${loader}</script><!--$--><script>${stream}</script><!--/$-->`,
);

describe('pages after the build has moved their inline scripts to a file', () => {
  const { html, scripts } = stripInlineScripts(sample);
  const [pageScript = '', ...others] = scripts.keys();

  it('have empty inline script elements', () => {
    expect([...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)]).toEqual([]);
    expect(html).not.toContain('window.context');
  });

  it('keep every script element in its place, as React expects', () => {
    expect(html).toBe(
      page(
        `<main>Rum</main><script></script><script type="module" src="${pageScript}"></script><!--$--><script></script><!--/$-->`,
      ),
    );
  });

  it('load one module that runs the former classic scripts first, in their order', () => {
    expect(others).toEqual([]);
    expect(scripts.get(pageScript)).toBe(`${context}\n;\n${stream}\n;\n${loader}`);
  });

  it('load a file whose name depends on the content of the scripts', () => {
    const other = stripInlineScripts(sample.replace('"a"', '"b"'));
    expect([...other.scripts.keys()]).not.toContain(pageScript);
    expect([...stripInlineScripts(sample).scripts.keys()]).toEqual([pageScript]);
  });

  it('keep structured data and external scripts', () => {
    const untouched = page(
      '<script type="application/ld+json">{"@type":"Event"}</script><script src="/a.js"></script><script></script>',
    );
    expect(stripInlineScripts(untouched)).toEqual({ html: untouched, scripts: new Map() });
  });

  it('stay unchanged, with their inline scripts, if they have no module script', () => {
    const untouched = page('<script>let a;</script>');
    expect(stripInlineScripts(untouched).html).toBe(untouched);
  });
});

describe('the content security policy', () => {
  it.each([
    ['a script', '<script>let a;</script>'],
    ['a style sheet', '<style>a { color: red }</style>'],
    ['a style of an element', '<p class="a" style="color:red">Rum</p>'],
  ])('refuses %s in the page', (_, inline) => {
    expect(refusedMarkupIn(page(inline))).toContain(inline.slice(0, 7));
  });

  it('refuses nothing in a page whose inline scripts the build has moved to a file', () => {
    expect(refusedMarkupIn(sample)).toContain('window.context');
    expect(refusedMarkupIn(stripInlineScripts(sample).html)).toBeUndefined();
  });

  it('refuses neither structured data nor text about style', () => {
    expect(
      refusedMarkupIn(page('<script type="application/ld+json">{}</script><p>Islands style="good"</p>')),
    ).toBeUndefined();
  });
});
