import type { PictureSpot } from '#shared/site/picture-spot.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { type PictureName, picture } from '../pictures/picture.ts';

/** Filter categories of the page (specification §2). */
export const articleCategories = ['Travel', 'Awards', 'Industry', 'Retail', 'Community'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export interface ArticlePicture extends PictureSpot {
  readonly caption?: string;
}

export interface ArticleQuote {
  readonly text: string;
  /** Source of the quotation. */
  readonly attribution: string;
}

/** A section; its parts are rendered in this order. */
export interface ArticleSection {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly image?: ArticlePicture;
  /** Two or more, side by side. */
  readonly images?: readonly ArticlePicture[];
  readonly quote?: ArticleQuote;
}

interface ListedArticle {
  /** Part of the URL: kebab-case, never changed. */
  readonly id: string;
  readonly title: string;
  readonly publication: string;
  readonly date: CalendarDate;
  /** One or two sentences. */
  readonly excerpt: string;
  readonly image: ArticlePicture;
  readonly category: ArticleCategory;
}

/** Published on another site. */
export interface ExternalArticle extends ListedArticle {
  readonly isInternal: false;
  readonly url: `https://${string}`;
}

/** Published here, at `url`. */
export interface InternalArticle extends ListedArticle {
  readonly isInternal: true;
  readonly url: `/article/${string}`;
  readonly author: string;
  readonly location: string;
  /** Link for readers: a tour, a batch, a bottle. */
  readonly nextStep: { readonly text: string; readonly label: string; readonly to: `/${string}` };
  readonly heroImage: ArticlePicture;
}

export type Article = ExternalArticle | InternalArticle;

/** Loaded only when the article is opened; see `articleText`. */
export interface ArticleText {
  readonly lead: string;
  readonly content: readonly ArticleSection[];
}

export type FullArticle = InternalArticle & ArticleText;

type InternalEntry = Omit<InternalArticle, 'isInternal' | 'url' | 'heroImage' | 'date'> & { date: string };

/** Entry of an internal article (a test checks its date); the list shows its hero picture. */
export const internalArticle = (article: InternalEntry): InternalArticle => ({
  ...article,
  date: article.date as CalendarDate,
  heroImage: article.image,
  isInternal: true,
  url: `/article/${article.id}`,
});

export const externalArticle = (
  article: Omit<ExternalArticle, 'isInternal' | 'date'> & { date: string },
): ExternalArticle => ({
  ...article,
  date: article.date as CalendarDate,
  isInternal: false,
});

export const articlePicture = (name: PictureName, alt: string): ArticlePicture => ({
  ratio: '16:9',
  image: picture(name),
  alt,
});
