import type { ResponsiveImage } from '#shared/site/picture-spot.ts';

/** Social cards, generated from `web/art/cards`: `web/public/cards/<name>.jpg`, 1200 × 630. */
export type CardName = 'house' | 'spirits' | 'tours' | 'news' | 'japan';

/** Metadata for browsers, search engines and social networks. */
export interface PageDescription {
  /** The title without the company name, which is appended. */
  title: string;
  /** The company name is not appended to the title. */
  titleAlone?: boolean;
  /** One or two sentences for search results. */
  description: string;
  keywords?: readonly string[];
  /** Paths by language code, in addition to its translations; `x-default` for all others. */
  alternates?: Readonly<Record<string, string>>;
  /** The page is personal, or for staff: it is hidden from search engines and left out of the sitemap. */
  noindex?: boolean;
  /** The page exists in one language only: it is Japanese, or for staff. */
  untranslated?: boolean;
  /** The page hydrates at once, for booking or buying. Other pages wait until they are rendered. */
  urgent?: boolean;
  /** A page of the staff console, which is a separate application: no structured data, no analytics. */
  isStaff?: boolean;
  /** A drawn card, or a picture of the page. Defaults to `house`. */
  card?: CardName | ResponsiveImage;
  /** Only articles have this. */
  article?: { published: string; section: string };
}

export interface Page extends PageDescription {
  /** Path without a trailing slash. */
  path: string;
}
