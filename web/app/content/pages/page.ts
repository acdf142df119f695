/** Pictures for links on social networks, drawn from `web/art/cards`: `web/public/cards/<name>.jpg`, 1200 × 630. */
export type CardName = 'house' | 'spirits' | 'tours' | 'news' | 'japan';

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageDescription {
  /** Without the name of the house, which is added. */
  title: string;
  /** Nothing is added to the title. */
  titleAlone?: boolean;
  /** One or two sentences for search results. */
  description: string;
  keywords?: readonly string[];
  /** Paths of the same in each language, this page included, by language code; `x-default` for all others. */
  alternates?: Readonly<Record<string, string>>;
  /** Kept out of search engines and of the sitemap: it is about one visitor, or for staff. */
  noindex?: boolean;
  /** For booking and buying: comes to life at once. Other pages wait until they have been shown. */
  urgent?: boolean;
  /** What links to it show; the house if it says nothing. */
  card?: CardName;
  /** For articles. */
  article?: { published: string; section: string };
}

/** A page with an address of its own. */
export interface Page extends PageDescription {
  /** Without a slash at the end. */
  path: string;
}
