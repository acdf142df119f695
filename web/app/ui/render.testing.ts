import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';

/** First render of a component: markup, visible text and links. */
export interface Rendered {
  readonly html: string;
  /** The text without drawings, whitespace collapsed. */
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
    .replace(/[ \n]+/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Renders a component as prerendered at a URL. */
export function renderStatic(part: ReactNode, address = '/tours'): Rendered {
  return parseHtml(renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, part)));
}

/** Renders a component after its lazy parts have loaded. */
export async function renderStaticWithLazyParts(part: ReactNode, address: string): Promise<Rendered> {
  const { prelude } = await prerender(createElement(MemoryRouter, { initialEntries: [address] }, part));
  return parseHtml((await new Response(prelude).text()).replace(/<!--.*?-->/g, ''));
}

function parseHtml(html: string): Rendered {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  return {
    html,
    text: textOf(html),
    links: Object.fromEntries(
      links.map(([, to = '', content = '']) => [to.replaceAll('&amp;', '&'), textOf(content)]),
    ),
  };
}
