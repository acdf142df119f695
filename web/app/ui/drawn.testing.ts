import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';

/** A part of a page as it is first drawn: its markup, what a visitor reads of it, and where its links lead. */
export interface Drawn {
  readonly html: string;
  /** Without drawings, spaces as one. */
  readonly text: string;
  /** Texts of the links by where they lead. */
  readonly links: Readonly<Record<string, string>>;
}

const textOf = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .trim();

/** Draws a part as a page at an address would hold it. */
export function drawn(part: ReactNode, at = '/tours'): Drawn {
  return asDrawn(renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [at] }, part)));
}

/** The same of a part that has others drawn later in it, once those are there. */
export async function drawnWhole(part: ReactNode, at: string): Promise<Drawn> {
  const { prelude } = await prerender(createElement(MemoryRouter, { initialEntries: [at] }, part));
  return asDrawn((await new Response(prelude).text()).replace(/<!--.*?-->/g, ''));
}

function asDrawn(html: string): Drawn {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  return {
    html,
    text: textOf(html),
    links: Object.fromEntries(
      links.map(([, to = '', content = '']) => [to.replaceAll('&amp;', '&'), textOf(content)]),
    ),
  };
}
