import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { routerPath } from '#shared/site/site-paths.ts';
import { isApiOrFile, stayHere } from './scroll-restoration.ts';
import { showSection } from './show-section.ts';

/**
 * Handles links that React does not know: those in static HTML, and those within the page, which the router sees too
 * late to block. Scrolls to a section at once, like the browser.
 */
export function useServedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
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
      const section = sectionOfThisPage(to);
      if (section !== undefined) showSection(section);
      // Navigating to the current URL adds no history entry.
      const replace = to === currentPath();
      void navigate(to, { replace, state: section === undefined ? undefined : stayHere });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
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

function sectionOfThisPage(to: string): string | undefined {
  const [page, section] = to.split('#');
  return section && page === currentPath().split('#')[0] ? decodeURIComponent(section) : undefined;
}

function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return `${routerPath(pathname)}${search}${hash}`;
}
