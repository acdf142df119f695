import { use } from 'react';
import { type MetaArgs, type MetaDescriptor, Navigate, useParams } from 'react-router-dom';
import { articleText } from '../content/article-text.ts';
import { articleById, articles, type InternalArticle } from '../content/articles.ts';
import { pageMeta } from '../content/page-meta.ts';
import { articlePage } from '../content/pages/articles.ts';
import { type ArticleFacts, newsArticle } from '../content/structured-data/article.ts';
import { ArticlePage } from '../features/news/article-page.tsx';

export const meta = ({ params }: MetaArgs): MetaDescriptor[] => {
  const article = articleById(params.id);
  if (article === undefined) return pageMeta({ noindex: true });
  const page = articlePage(article);
  return pageMeta(page, [newsArticle(page, factsOf(article))]);
};

/** An article that does not exist is an unknown path: it leads to the landing screen (specification §2). */
export default function Article() {
  const article = articleById(useParams().id);
  if (article === undefined) return <Navigate to="/" replace />;
  return <WithText key={article.id} article={article} />;
}

/**
 * The text comes in a file of its own. There is no fallback on purpose: until the text is here, the build does not
 * write the page, the prerendered page stays as it is, and whoever comes from another page goes on seeing that one.
 */
function WithText({ article }: { article: InternalArticle }) {
  const text = use(articleText(article.id));
  const others = articles.filter(({ id }) => id !== article.id).slice(0, 3);
  return <ArticlePage article={{ ...article, ...text }} others={others} />;
}

const factsOf = ({ author, date, category, heroImage: { image } }: InternalArticle): ArticleFacts => ({
  author,
  date,
  category,
  ...(image && { image: image.src }),
});
