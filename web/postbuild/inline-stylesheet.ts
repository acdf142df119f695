export interface Stylesheet {
  address: string;
  css: string;
}

/**
 * Replaces the link to the sheet with rules, so that the first paint needs one response.
 *
 * @param rules critical rules of the page
 * @throws Error when the page does not link to the sheet exactly once, or the rules could close their element
 */
export function inlineStylesheet(html: string, { address }: Stylesheet, rules: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const [link] = links;
  if (links.length !== 1 || !link?.includes(`href="${address}"`)) {
    throw new Error(`A page must link to ${address} once and to no other style sheet: ${links.join(' ')}`);
  }
  if (/<\/style/i.test(rules)) throw new Error('The style sheet contains the end of a style element.');
  return html.replace(link, () => `<style>${rules}</style>`);
}

/** Route manifest without the sheet: otherwise React would restore the link. */
export const withoutStylesheet = (manifest: string, { address }: Stylesheet): string =>
  manifest.replaceAll(JSON.stringify([address]), '[]');
