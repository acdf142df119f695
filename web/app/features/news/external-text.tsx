import { newsCopy } from '#app/content/news/news-copy.ts';

/** Words of an article on another site, which may be in another language than the page. */
export const ExternalText = ({ children }: { children: string }) =>
  newsCopy.otherLanguage ? <span lang={newsCopy.otherLanguage}>{children}</span> : children;
