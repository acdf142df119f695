import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNoPage, stayHere } from './scroll-restoration.ts';
import { showPart } from './show-part.ts';

/**
 * Routes links that React does not know: those in static HTML, and those within the page, which the router learns of
 * too late to block. Scrolls to a part at once, like the browser.
 */
export function useServedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = pageBehind(event);
      if (to === undefined) return;
      event.preventDefault();
      const part = partOfThisPage(to);
      if (part !== undefined) showPart(part);
      // Navigating to the current URL adds no history entry.
      const replace = to === pathOf(window.location);
      void navigate(to, { replace, state: part === undefined ? undefined : stayHere });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Internal path of an otherwise unhandled plain click, if any. */
function pageBehind(event: MouseEvent): string | undefined {
  const { target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  return isNoPage(link.pathname) ? undefined : pathOf(link);
}

function partOfThisPage(to: string): string | undefined {
  const { pathname, search } = window.location;
  const [page, part] = to.split('#');
  return part && page === `${pathname}${search}` ? decodeURIComponent(part) : undefined;
}

const pathOf = ({ pathname, search, hash }: Location | HTMLAnchorElement): string =>
  `${pathname}${search}${hash}`;
