import { Fragment } from 'react';
import type {
  Article,
  ArticleQuote,
  ArticleSection,
  FullArticle,
  InternalArticle,
} from '#app/content/news/article.ts';
import { newsCopy as copy } from '#app/content/news/news-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Columns, Grid, Page, Stack, Text } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { ArticleImage } from './article-image.tsx';
import styles from './article-page.module.css';
import { ArticleRow, formatDay } from './article-row.tsx';

export interface ArticlePageProps {
  article: FullArticle;
  /** Further reading. */
  others: readonly Article[];
}

/** An article: title, lead, hero, sections, further reading. */
export const ArticlePage = ({ article, others }: ArticlePageProps) => (
  <>
    <article>
      <PageHero title={bindArticles(article.title)} />
      <Columns page className={styles.head}>
        <Text size="lead" breaks="balance" measure={34} at="1-7">
          {article.lead}
        </Text>
        <Details article={article} />
      </Columns>
      <Page className={styles.hero}>
        <ArticleImage picture={article.heroImage} sizes="(min-width: 900px) 90vw, 100vw" first />
      </Page>
      <Page padTop={48} className={styles.sections}>
        {article.content.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static list
          <Section key={index} section={section} />
        ))}
        <ReadingSection heading={copy.nextStep}>
          <p>{article.nextStep.text}</p>
          <Button to={article.nextStep.to}>{article.nextStep.label}</Button>
        </ReadingSection>
      </Page>
    </article>
    <Page as="nav" section last aria-label={copy.more}>
      <Rule />
      <ul className={styles.others}>
        {others.map((other) => (
          <ArticleRow key={other.id} article={other} />
        ))}
      </ul>
      <TextLink to="/in-the-news" alone>
        {copy.back}
      </TextLink>
    </Page>
  </>
);

/** Keeps “a” on the line of its noun. */
const bindArticles = (title: string): string => title.replace(/\b(an?) /gi, '$1\u00a0');

const Details = ({
  article: { publication, date, author, location, category },
}: {
  article: InternalArticle;
}) => (
  <Stack as="dl" gap={4} size="small" className={styles.facts} aria-label={copy.facts}>
    {[
      [
        copy.published,
        <time key="date" dateTime={date}>
          {formatDay(date)}
        </time>,
      ],
      [copy.publication, publication],
      [copy.author, author],
      [copy.location, location],
      [copy.category, copy.categoryName(category)],
    ].map(([term, value]) => (
      <Grid key={String(term)} gap={16} className={styles.fact}>
        <Text as="dt" tone="quiet">
          {term}
        </Text>
        <dd>{value}</dd>
      </Grid>
    ))}
  </Stack>
);

const Section = ({
  section: { heading, paragraphs = [], image, images, quote },
}: {
  section: ArticleSection;
}) => (
  <ReadingSection heading={heading} wide>
    <Stack gap={24} className={styles.body}>
      {paragraphs.map((text) => (
        <Text key={text} measure="text" className={styles.text}>
          {text}
        </Text>
      ))}
      {image && <ArticleImage picture={image} sizes="(min-width: 900px) 60vw, 100vw" />}
      {images && (
        <Stack gap={24} gapX="gutter" abreast={2}>
          {images.map((picture) => (
            <Fragment key={picture.alt}>
              <ArticleImage picture={picture} sizes="(min-width: 600px) 30vw, 100vw" />
            </Fragment>
          ))}
        </Stack>
      )}
      {quote && <Quote quote={quote} />}
    </Stack>
  </ReadingSection>
);

const Quote = ({ quote: { text, attribution } }: { quote: ArticleQuote }) => (
  <figure className={styles.quote}>
    <blockquote>
      <Text size="h3" breaks="balance" className={styles.quoted}>
        {copy.quoted(text)}
      </Text>
    </blockquote>
    <Text as="figcaption" size="small" tone="quiet" above={12}>
      {attribution}
    </Text>
  </figure>
);
