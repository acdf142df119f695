/** Content of a static page. Parsed from React's output, which always quotes attributes. */
export interface ServedPage {
  title: string;
  description: string;
  language: string;
  canonical: string | undefined;
  noindex: boolean;
  mainHeadingCount: number;
  ids: ReadonlySet<string>;
  /** URLs of links, as written. */
  links: readonly string[];
  /** URLs of everything that the page shows or runs, and of its social card. */
  assets: readonly string[];
  /** Attributes of its pictures; names in lower case. */
  images: readonly Readonly<Record<string, string>>[];
  /** Inline style sheets. */
  styles: readonly string[];
  structuredData: readonly unknown[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

const decode = (text: string): string =>
  text.replace(/&(#x27|\w+);/g, (entity, name: string) => entities[name] ?? entity);

export function attributesOf(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

export function readPage(html: string): ServedPage {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const markup = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  const tags = (name: string) =>
    [...markup.matchAll(new RegExp(`<${name}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const metas = tags('meta');
  const meta = (name: string) => metas.find((tag) => tag.name === name || tag.property === name)?.content;
  const links = tags('link');
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    description: meta('description') ?? '',
    language: tags('html')[0]?.lang ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    noindex: meta('robots') === 'noindex',
    mainHeadingCount: tags('h1').length,
    ids: new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id))),
    links: tags('a').flatMap(({ href }) => (href === undefined ? [] : [href])),
    assets: [
      ...links.filter(({ rel }) => rel !== 'canonical' && rel !== 'alternate').map(({ href = '' }) => href),
      ...['script', 'img', 'source', 'video'].flatMap((name) => tags(name)).flatMap(addressesOf),
      ...styles.flatMap((css) =>
        [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
      ),
      ...[meta('og:image') ?? ''],
    ].filter((address) => address !== '' && !address.startsWith('data:')),
    images: tags('img'),
    styles,
    structuredData: [...markup.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as unknown,
    ),
  };
}

function addressesOf({ src, srcset, poster }: Readonly<Record<string, string>>): string[] {
  const choices = (srcset ?? '').split(',').map((choice) => choice.trim().split(' ')[0] ?? '');
  return [src ?? '', poster ?? '', ...choices].filter(Boolean);
}
