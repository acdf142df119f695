/** The one style sheet of the site: its address and what is in it. */
export interface Stylesheet {
  address: string;
  css: string;
}

/**
 * Puts the style sheet into a page instead of the link to it, so that the first paint waits for one answer alone.
 * There is one sheet for all pages: `style-src` needs a single hash, and a page that the router draws later finds its
 * rules there already.
 *
 * @throws Error when the page does not link to the sheet once, or the sheet could end the element that it stands in
 */
export function inlineStylesheet(html: string, { address, css }: Stylesheet): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const [link] = links;
  if (links.length !== 1 || !link?.includes(`href="${address}"`)) {
    throw new Error(`A page links to other style sheets than ${address} once: ${links.join(' ')}`);
  }
  if (/<\/style/i.test(css)) throw new Error('The style sheet holds the end of a style element.');
  return html.replace(link, () => `<style>${css}</style>`);
}

/** The manifest of the routes without the sheet: React would put the link back otherwise. */
export const withoutStylesheet = (manifest: string, { address }: Stylesheet): string =>
  manifest.replaceAll(JSON.stringify([address]), '[]');
