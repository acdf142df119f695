import { newsCopy } from '#app/content/news/news-copy.ts';

/** Text of an article on another site, marked with its language if that differs from the language of the page. */
export const ExternalText = ({ children }: { children: string }) =>
  newsCopy.otherLanguage ? <span lang={newsCopy.otherLanguage}>{children}</span> : children;
