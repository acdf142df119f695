import { type MetaArgs, type MetaDescriptor, Navigate, useParams } from 'react-router-dom';
import { unknownAddress } from '#shared/site/unknown-address.ts';
import { articleById } from '../content/news/article-by-id.ts';
import { articlePage } from '../content/pages/articles.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { lazyRoute, StaticHtml } from '../ui/navigation/static-html.tsx';

export const meta = ({ params }: MetaArgs): MetaDescriptor[] => {
  const article = articleById(params.id);
  return pageMeta(article ? articlePage(article) : { noindex: true });
};

const Page = lazyRoute(() =>
  import('../features/news/article-with-text.tsx').then(({ ArticleWithText }) => ArticleWithText),
);

/** An unknown article is an unknown path: it redirects to the landing page (specification §2). */
export default function Article() {
  const article = articleById(useParams().id);
  if (article === undefined) return <Navigate to={`/${unknownAddress}`} replace />;
  return (
    <StaticHtml key={article.id}>
      <Page article={article} />
    </StaticHtml>
  );
}
