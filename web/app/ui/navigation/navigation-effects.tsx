import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { rememberedScroll, rememberScroll } from './scroll-memory.ts';
import { isApiOrFile, scrollTargetAfter } from './scroll-restoration.ts';
import { showPart } from './show-part.ts';
import { useServedLinks } from './use-served-links.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Scroll position, focus and screen reader announcement on navigation (specification §2). */
export function NavigationEffects({ mainId }: { mainId: string }) {
  const location = useLocation();
  const how = useNavigationType();
  const before = useRef<Location | undefined>(undefined);
  const [title, setTitle] = useState('');

  useCancelledNavigation();
  useServedLinks();
  useScrollMemory(location.key);

  useBrowserLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    if (from === location) return;
    if (from === undefined) {
      // On the first load the browser has already scrolled to the part.
      if (location.hash.length > 1 && window.scrollY === 0)
        showPart(decodeURIComponent(location.hash.slice(1)));
      return;
    }
    const arrival = scrollTargetAfter(from, location, how, how !== 'POP' || window.history.state === null);
    if (arrival.kind === 'stay') return;
    if (arrival.kind === 'part') {
      // The part may belong to a page that is rendering right now.
      requestAnimationFrame(() => showPart(arrival.id));
      return;
    }
    window.scrollTo({
      top: arrival.kind === 'return' ? rememberedScroll(location.key) : 0,
      behavior: 'instant',
    });
    if (from.pathname === location.pathname) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // React updates the title at the same time: read it afterwards.
    requestAnimationFrame(() => setTitle(document.title));
  }, [location, how, mainId]);

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}

/** Ignores navigation to `/api/…` and files. */
function useCancelledNavigation(): void {
  const blocker = useBlocker(({ nextLocation }) => isApiOrFile(nextLocation.pathname));
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

/** Restores scroll positions itself: the browser would do so before the page is rendered. */
function useScrollMemory(key: string): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (
      performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')
    ) {
      window.scrollTo({ top: rememberedScroll(window.history.state?.key ?? 'default'), behavior: 'instant' });
    }
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => rememberScroll(key, window.scrollY);
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, 100);
    };
    window.addEventListener('scroll', keepSoon, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', keepSoon);
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);
}
