import type { Article } from '#app/content/news/article.ts';
import { newsCopy as copy } from '#app/content/news/news-copy.ts';
import { Cluster, Grid, Heading, Text } from '#app/ui/layout/layout.tsx';
import { formatDate } from '#shared/values/written-time.ts';
import { ArticleImage } from './article-image.tsx';
import { ArticleLink } from './article-link.tsx';
import styles from './article-row.module.css';

/** Formats a date for the news. */
export const formatDay = (date: Article['date']): string =>
  formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' });

/** A row of the list: picture, title, date and source. The picture is decorative. */
export const ArticleRow = ({ article }: { article: Article }) => (
  <Grid as="li" gap={8} gapX="gutter" padY={24} rule="above" className={styles.row}>
    <div className={styles.picture}>
      <ArticleImage picture={{ ...article.image, alt: '' }} sizes="(min-width: 900px) 16vw, 96px" />
    </div>
    <div className={styles.words}>
      <Heading size="h3" className={styles.title}>
        <ArticleLink article={article} />
      </Heading>
      <Text
        size="small"
        tone="quiet"
        above={4}
        lang={(!article.isInternal && copy.otherLanguage) || undefined}
      >
        {article.excerpt}
      </Text>
    </div>
    <Cluster as="p" gapX={16} size="small" tone="quiet" className={styles.source}>
      <time dateTime={article.date}>{formatDay(article.date)}</time>
      <Text as="span" tone="cream">
        {article.publication}
      </Text>
      <span>{copy.categoryName(article.category)}</span>
      {!article.isInternal && <span aria-hidden="true">{copy.otherSiteShort}</span>}
    </Cluster>
  </Grid>
);
