import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../content/frame/address.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { keepTyped } from '../navigation/typed-values.ts';
import type { HeaderLink } from './header-copy.ts';

/** Leads to another language: to the same page with its query, hash and what is typed, where the page has it. */
export function LanguageLink({ link, className }: { link: HeaderLink; className: string | undefined }) {
  const { pathname } = useLocation();
  const { label, to, lang, base } = link;
  if (base === undefined)
    return (
      <PageLink className={className} to={to} lang={lang} hrefLang={lang}>
        {label}
      </PageLink>
    );
  const address = addressOf(pathname, base);
  const change = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // Prerendered links know no query.
    currentTarget.href = `${address}${window.location.search}${window.location.hash}`;
    keepTyped(address);
  };
  return (
    <a
      className={className}
      href={address}
      lang={lang}
      hrefLang={lang}
      onClick={change}
      data-needs-hydration=""
    >
      {label}
    </a>
  );
}
