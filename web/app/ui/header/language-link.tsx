import { useLocation } from 'react-router-dom';
import { addressOf } from '#shared/site/site-paths.ts';
import { PageLink } from '../navigation/page-link.tsx';
import type { HeaderLink } from './header-copy.ts';

interface LanguageLinkProps {
  link: HeaderLink;
  className: string | undefined;
}

/**
 * A link to another language; with a `base`, to the same page in it. `useServedLinks` handles the click, and keeps
 * query, hash and form input.
 */
export function LanguageLink({ link: { label, to, lang, base }, className }: LanguageLinkProps) {
  const { pathname } = useLocation();
  const linkProps = { className, lang, hrefLang: lang, children: label };
  return base === undefined ? (
    <PageLink to={to} {...linkProps} />
  ) : (
    <a href={addressOf(pathname, base)} data-needs-hydration="" {...linkProps} />
  );
}
