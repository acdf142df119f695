import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNoPage, stayHere } from './scroll-restoration.ts';
import { showPart } from './show-part.ts';

/**
 * Follows links by the router that React does not know: those of what stays as it was served, and those to parts of the
 * page, of which the router would learn too late to block them. A part is shown at once, as the browser would do it.
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
      // Once more to where the visitor is makes no second entry of the history.
      const replace = to === pathOf(window.location);
      void navigate(to, { replace, state: part === undefined ? undefined : stayHere });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Path of a page of this site, or of a part of this one, that a plain click asks for when nobody has answered it. */
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
