import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';

/** First render of a component: markup, visible text and links. */
export interface Drawn {
  readonly html: string;
  /** Without drawings, whitespace collapsed. */
  readonly text: string;
  /** Link texts by target. */
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

/** Renders a component as prerendered at a URL. */
export function drawn(part: ReactNode, at = '/tours'): Drawn {
  return asDrawn(renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [at] }, part)));
}

/** The same after lazy components have loaded. */
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
