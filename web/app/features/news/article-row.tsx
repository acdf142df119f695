import type { Article } from '#app/content/news/article.ts';
import { newsCopy as copy } from '#app/content/news/news-copy.ts';
import { writeDate } from '#shared/values/written-time.ts';
import { ArticleImage } from './article-image.tsx';
import { ArticleLink } from './article-link.tsx';
import styles from './article-row.module.css';

/** Date format of the news. */
export const writeDay = (date: Article['date']): string =>
  writeDate(date, { day: 'numeric', month: 'short', year: 'numeric' });

/** A row of the list: picture, title, date and source. The picture repeats what the title links to: decorative. */
export const ArticleRow = ({ article }: { article: Article }) => (
  <li className={styles.row}>
    <div className={styles.picture}>
      <ArticleImage picture={{ ...article.image, alt: '' }} sizes="(min-width: 900px) 16vw, 96px" />
    </div>
    <div className={styles.words}>
      <h2 className={styles.title}>
        <ArticleLink article={article} />
      </h2>
      <p className={styles.excerpt} lang={(!article.isInternal && copy.otherLanguage) || undefined}>
        {article.excerpt}
      </p>
    </div>
    <p className={styles.source}>
      <time dateTime={article.date}>{writeDay(article.date)}</time>
      <span className={styles.publication}>{article.publication}</span>
      <span>{copy.categoryName(article.category)}</span>
      {!article.isInternal && <span aria-hidden="true">{copy.otherSiteShort}</span>}
    </p>
  </li>
);
