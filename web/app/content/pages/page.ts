import type { ResponsiveImage } from '#shared/site/picture-spot.ts';

/** Social cards, generated from `web/art/cards`: `web/public/cards/<name>.jpg`, 1200 × 630. */
export type CardName = 'house' | 'spirits' | 'tours' | 'news' | 'japan';

/** Metadata for browsers, search engines and social networks. */
export interface PageDescription {
  /** Without the company name, which is appended. */
  title: string;
  /** Do not append the company name. */
  titleAlone?: boolean;
  /** One or two sentences for search results. */
  description: string;
  keywords?: readonly string[];
  /** Paths by language code, in addition to its translations; `x-default` for all others. */
  alternates?: Readonly<Record<string, string>>;
  /** Not for search engines nor the sitemap: personal, or for staff. */
  noindex?: boolean;
  /** In one language only: Japanese, or for staff. */
  untranslated?: boolean;
  /** Booking and buying: hydrates at once. Other pages wait until they are rendered. */
  urgent?: boolean;
  /** A page of the staff console: a separate frame and style sheet, no structured data, no analytics. */
  isStaff?: boolean;
  /** A drawn card, or a picture of the page. Defaults to `house`. */
  card?: CardName | ResponsiveImage;
  /** For articles. */
  article?: { published: string; section: string };
}

export interface Page extends PageDescription {
  /** Without a trailing slash. */
  path: string;
}
