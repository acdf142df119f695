import type { ArticleCategory } from './article.ts';

/** Article list and frame of an article (specification §2, §8). */
export const newsCopy = {
  title: 'In the news',
  filter: 'Category',
  all: 'All',
  categoryName: (category: ArticleCategory): string => category,
  search: 'Search the articles',
  clear: 'Clear the search',
  nothingFound: 'No articles found matching your search.',
  nothingHere: 'No articles found in this category.',
  found: (count: number, query: string) =>
    `${count} ${count === 1 ? 'article' : 'articles'} found for “${query}”.`,
  inCategory: (count: number, category: string) =>
    `${count} ${count === 1 ? 'article' : 'articles'} in ${category}.`,
  total: (count: number) => `${count} articles.`,
  read: 'Read the article',
  readElsewhere: (publication: string) => `Read it at ${publication}`,
  quoted: (text: string) => `“${text}”`,
  otherSite: 'on another site',
  /** Language of articles on other sites; empty where it is that of the page. */
  otherLanguage: '',
  otherSiteShort: 'Another site',

  dateAndPublication: (date: string, publication: string) => `${date}, ${publication}`,
  facts: 'About this article',
  published: 'Published',
  publication: 'Publication',
  author: 'Author',
  location: 'Written in',
  category: 'Category',
  back: 'All articles',
  more: 'More in the news',
  nextStep: 'From here',
} as const;
