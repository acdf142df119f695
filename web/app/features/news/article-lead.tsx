import type { Article } from '#app/content/news/article.ts';
import { newsCopy as copy } from '#app/content/news/news-copy.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { ArticleImage } from './article-image.tsx';
import styles from './article-lead.module.css';
import { ArticleLink } from './article-link.tsx';
import { writeDay } from './article-row.tsx';

export const ArticleLead = ({ article }: { article: Article }) => (
  <article className={styles.lead}>
    <div className={styles.picture}>
      <ArticleImage picture={article.image} sizes="(min-width: 900px) 52vw, 100vw" first />
    </div>
    <div className={styles.words}>
      <p className={styles.source}>
        <time dateTime={article.date}>{writeDay(article.date)}</time>, {article.publication}
      </p>
      <h2>
        <ArticleLink article={article} />
      </h2>
      <p className={styles.excerpt} lang={(!article.isInternal && copy.otherLanguage) || undefined}>
        {article.excerpt}
      </p>
      <p className={styles.read}>
        <TextLink to={article.url} alone>
          {article.isInternal ? copy.read : copy.readElsewhere(article.publication)}
        </TextLink>
      </p>
    </div>
  </article>
);
