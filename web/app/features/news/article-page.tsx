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
import layout from '#app/ui/layout.module.css';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { ArticleImage } from './article-image.tsx';
import styles from './article-page.module.css';
import { ArticleRow, writeDay } from './article-row.tsx';

export interface ArticlePageProps {
  article: FullArticle;
  /** Further reading. */
  others: readonly Article[];
}

/** An article: title, lead, hero, sections, further reading. */
export const ArticlePage = ({ article, others }: ArticlePageProps) => (
  <>
    <article>
      <PageHero title={withBoundArticles(article.title)} />
      <div className={`${layout.wrap} ${layout.grid} ${styles.head}`}>
        <p className={styles.lead}>{article.lead}</p>
        <Facts article={article} />
      </div>
      <div className={`${layout.wrap} ${styles.hero}`}>
        <ArticleImage picture={article.heroImage} sizes="(min-width: 900px) 90vw, 100vw" first />
      </div>
      <div className={`${layout.wrap} ${styles.sections}`}>
        {article.content.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static list
          <Section key={index} section={section} />
        ))}
        <ReadingSection heading={copy.nextStep}>
          <p>{article.nextStep.text}</p>
          <Button to={article.nextStep.to}>{article.nextStep.label}</Button>
        </ReadingSection>
      </div>
    </article>
    <nav className={`${layout.wrap} ${layout.section} ${layout.last}`} aria-label={copy.more}>
      <Rule />
      <ul className={styles.others}>
        {others.map((other) => (
          <ArticleRow key={other.id} article={other} />
        ))}
      </ul>
      <TextLink to="/in-the-news" alone>
        {copy.back}
      </TextLink>
    </nav>
  </>
);

/** Keeps “a” on the line of its noun. */
const withBoundArticles = (title: string): string => title.replace(/\b(an?) /gi, '$1\u00a0');

const Facts = ({
  article: { publication, date, author, location, category },
}: {
  article: InternalArticle;
}) => (
  <dl className={styles.facts} aria-label={copy.facts}>
    {[
      [
        copy.published,
        <time key="date" dateTime={date}>
          {writeDay(date)}
        </time>,
      ],
      [copy.publication, publication],
      [copy.author, author],
      [copy.location, location],
      [copy.category, copy.categoryName(category)],
    ].map(([term, fact]) => (
      <div key={String(term)} className={styles.fact}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

const Section = ({
  section: { heading, paragraphs = [], image, images, quote },
}: {
  section: ArticleSection;
}) => (
  <ReadingSection heading={heading} wide>
    <div className={styles.body}>
      {paragraphs.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {image && <ArticleImage picture={image} sizes="(min-width: 900px) 60vw, 100vw" />}
      {images && (
        <div className={styles.images}>
          {images.map((one) => (
            <Fragment key={one.alt}>
              <ArticleImage picture={one} sizes="(min-width: 600px) 30vw, 100vw" />
            </Fragment>
          ))}
        </div>
      )}
      {quote && <Quote quote={quote} />}
    </div>
  </ReadingSection>
);

const Quote = ({ quote: { text, attribution } }: { quote: ArticleQuote }) => (
  <figure className={styles.quote}>
    <blockquote>
      <p className={styles.quoted}>{copy.quoted(text)}</p>
    </blockquote>
    <figcaption className={styles.attribution}>{attribution}</figcaption>
  </figure>
);
