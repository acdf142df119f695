import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../../content/frame/frame-copy.ts';
import { englishFrame } from '../../content/frame/layout.ts';
import { belongsTo, wordmarkLines } from '../../content/frame/navigation.ts';
import { Header } from '../../ui/header/header.tsx';
import { NavigationEffects } from '../../ui/navigation/navigation-effects.tsx';
import { lazyRoute, StaticHtml } from '../../ui/navigation/static-html.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useStructuredData } from './use-structured-data.ts';

const mainId = 'main';
const belongsNowhere = () => false;

const loadFooter = () =>
  import('./site-footer/site-footer.tsx').then(
    ({ SiteFooter }) => SiteFooter,
    // A page, also one that says that something broke, is better without a footer than not there at all.
    () => () => null,
  );
const SiteFooter = lazyRoute(loadFooter);

export interface SiteFrameProps {
  /** The one file that is served for many addresses: no entry of the menu is marked in it, wherever it is opened. */
  isForAnyAddress?: boolean;
  onCookieSettings: () => void;
  children: ReactNode;
}

/** What stands around every page, in the words that its route asks for, else in English. */
export function SiteFrame({ isForAnyAddress = false, onCookieSettings, children }: SiteFrameProps) {
  useStructuredData();
  useCookieButton(onCookieSettings);
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const { words, menu } = handles.find((handle) => handle?.frame)?.frame ?? englishFrame;
  const footer = handles.find((handle) => handle?.footer)?.footer ?? 'english';
  useEffect(() => {
    // Its page will be drawn anew.
    if (isForAnyAddress) void loadFooter();
  }, [isForAnyAddress]);
  return (
    <>
      <SkipLink target={mainId}>{words.skip}</SkipLink>
      <Header
        name={wordmarkLines}
        menu={menu}
        isActive={isForAnyAddress ? belongsNowhere : belongsTo}
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

/** The button in the footer, which React does not know. */
function useCookieButton(onChoice: () => void): void {
  useEffect(() => {
    const answer = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-cookie-settings]')) onChoice();
    };
    document.addEventListener('click', answer);
    return () => document.removeEventListener('click', answer);
  }, [onChoice]);
}
