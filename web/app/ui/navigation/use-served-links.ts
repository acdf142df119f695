import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNoPage } from './arrival.ts';

/** Follows links by the router that React does not know: those of what stays as it was served. */
export function useServedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = pageBehind(event);
      if (to === undefined) return;
      event.preventDefault();
      void navigate(to);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Path of another page of this site that a plain click asks for, when nobody has answered it yet. */
function pageBehind(event: MouseEvent): string | undefined {
  const { target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  const { pathname, search, hash } = link;
  const isPartOfPage =
    hash !== '' && pathname === window.location.pathname && search === window.location.search;
  return isPartOfPage || isNoPage(pathname) ? undefined : `${pathname}${search}${hash}`;
}
