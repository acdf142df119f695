import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { routerPath } from '#shared/site/site-paths.ts';
import { isApiOrFile, stayHere } from './scroll-restoration.ts';
import { showPart } from './show-part.ts';

/**
 * Handles links that React does not know: those in static HTML, and those within the page, which the router sees too
 * late to block. Scrolls to a part at once, like the browser.
 */
export function useServedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOfClick(event);
      if (link === undefined) return;
      const path = routerPath(link.pathname);
      if (path === undefined && link.dataset.needsHydration !== undefined) {
        event.preventDefault();
        changeLanguage(link.href);
      }
      if (path === undefined || isApiOrFile(path)) return;
      event.preventDefault();
      const to = `${path}${link.search}${link.hash}`;
      const part = partOfThisPage(to);
      if (part !== undefined) showPart(part);
      // Navigating to the current URL adds no history entry.
      const replace = to === currentPath();
      void navigate(to, { replace, state: part === undefined ? undefined : stayHere });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Opens the page in another language, with the form input. */
function changeLanguage(address: string): void {
  import('./typed-values.ts').then(
    ({ changeLanguage }) => changeLanguage(address),
    () => window.location.assign(address),
  );
}

/** Link of this origin behind an otherwise unhandled plain click, if any. */
function linkOfClick(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  return link;
}

function partOfThisPage(to: string): string | undefined {
  const [page, part] = to.split('#');
  return part && page === currentPath().split('#')[0] ? decodeURIComponent(part) : undefined;
}

function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return `${routerPath(pathname)}${search}${hash}`;
}
