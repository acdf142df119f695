/** The style sheet of the site: its address and what is in it. */
export interface Stylesheet {
  address: string;
  css: string;
}

/**
 * Puts rules into a page instead of the link to the sheet, so that the first paint waits for one answer alone.
 *
 * @param rules those of the sheet that the page needs to be seen
 * @throws Error when the page does not link to the sheet once, or the rules could end the element that they stand in
 */
export function inlineStylesheet(html: string, { address }: Stylesheet, rules: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const [link] = links;
  if (links.length !== 1 || !link?.includes(`href="${address}"`)) {
    throw new Error(`A page links to other style sheets than ${address} once: ${links.join(' ')}`);
  }
  if (/<\/style/i.test(rules)) throw new Error('The style sheet holds the end of a style element.');
  return html.replace(link, () => `<style>${rules}</style>`);
}

/** The manifest of the routes without the sheet: React would put the link back otherwise. */
export const withoutStylesheet = (manifest: string, { address }: Stylesheet): string =>
  manifest.replaceAll(JSON.stringify([address]), '[]');
