import { Link } from 'react-router-dom';
import type { Article } from '#app/content/news/article.ts';
import { newsCopy as copy } from '#app/content/news/news-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import styles from './article-link.module.css';
import { ExternalText } from './external-text.tsx';

/** Title of an article as a link; external ones are marked, for screen readers too. */
export const ArticleLink = ({ article: { isInternal, url, title } }: { article: Article }) => {
  if (isInternal) {
    return (
      <Link className={styles.link} to={url}>
        {title}
      </Link>
    );
  }
  const lastWord = title.lastIndexOf(' ') + 1;
  return (
    <a className={styles.link} href={url} rel="noopener noreferrer">
      <ExternalText>{title.slice(0, lastWord)}</ExternalText>
      <Text as="span" breaks="never">
        <ExternalText>{title.slice(lastWord)}</ExternalText>
        <svg className={styles.arrow} viewBox="0 0 14 14" aria-hidden="true">
          <path d="M3 11L11 3M4.500 3H11V9.500" fill="none" stroke="currentColor" strokeWidth="1.500" />
        </svg>
      </Text>
      <VisuallyHidden>, {copy.otherSite}</VisuallyHidden>
    </a>
  );
};
