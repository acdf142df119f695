import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '#app/content/frame/frame-copy.ts';
import { siteFrame } from '#app/content/frame/layout.ts';
import { belongsTo, wordmarkLines } from '#app/content/frame/navigation.ts';
import { Header } from '#app/ui/header/header.tsx';
import { NavigationEffects } from '#app/ui/navigation/navigation-effects.tsx';
import { lazyRoute, StaticHtml } from '#app/ui/navigation/static-html.tsx';
import { OldBrowser } from '#app/ui/old-browser.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { useLanguages } from './use-languages.ts';
import { useStructuredData } from './use-structured-data.ts';

const mainId = 'main';
const isNeverActive = () => false;

const loadFooter = () =>
  import('./site-footer/site-footer.tsx').then(
    ({ SiteFooter }) => SiteFooter,
    // If the footer cannot be loaded, the page is shown without it.
    () => () => null,
  );
const SiteFooter = lazyRoute(loadFooter);

export interface SiteFrameProps {
  /** The file served for many paths, in which no menu entry is marked as current. */
  isFallbackPage?: boolean;
  onCookieSettings: () => void;
  children: ReactNode;
}

/** Header and footer around a page, in the language that its route sets (English by default). */
export function SiteFrame({ isFallbackPage = false, onCookieSettings, children }: SiteFrameProps) {
  useStructuredData();
  useCookieButton(onCookieSettings);
  useLanguages();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const { words, menu } = handles.find((handle) => handle?.frame)?.frame ?? siteFrame;
  const footer = handles.find((handle) => handle?.footer)?.footer ?? 'english';
  useEffect(() => {
    // The fallback page is rendered in the browser, footer included.
    if (isFallbackPage) void loadFooter();
  }, [isFallbackPage]);
  return (
    <>
      <OldBrowser>{words.oldBrowser}</OldBrowser>
      <SkipLink target={mainId}>{words.skip}</SkipLink>
      <Header
        name={wordmarkLines}
        menu={menu}
        isActive={isFallbackPage ? isNeverActive : belongsTo}
        copy={words}
      />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <StaticHtml key={footer}>
        <SiteFooter name={footer} />
      </StaticHtml>
      <NavigationEffects mainId={mainId} />
    </>
  );
}

/** Handles the footer's button, which is static HTML. */
function useCookieButton(onOpen: () => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-cookie-settings]')) onOpen();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [onOpen]);
}
