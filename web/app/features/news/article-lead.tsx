import type { Article } from '#app/content/news/article.ts';
import { newsCopy as copy } from '#app/content/news/news-copy.ts';
import { Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { ArticleImage } from './article-image.tsx';
import styles from './article-lead.module.css';
import { ArticleLink } from './article-link.tsx';
import { formatDay } from './article-row.tsx';

export const ArticleLead = ({ article }: { article: Article }) => (
  <Stack as="article" gap={24} gapX="gutter" padBottom={48} className={styles.lead}>
    <Panel at="1-7">
      <ArticleImage picture={article.image} sizes="(min-width: 900px) 52vw, 100vw" first />
    </Panel>
    <div className={styles.words}>
      <Text size="small" tone="quiet" className={styles.source}>
        <time dateTime={article.date}>{formatDay(article.date)}</time>, {article.publication}
      </Text>
      <h2>
        <ArticleLink article={article} />
      </h2>
      <Text measure={32} above={16} lang={(!article.isInternal && copy.otherLanguage) || undefined}>
        {article.excerpt}
      </Text>
      <Text above={8}>
        <TextLink to={article.url} alone>
          {article.isInternal ? copy.read : copy.readElsewhere(article.publication)}
        </TextLink>
      </Text>
    </div>
  </Stack>
);
