import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { rememberedScroll, rememberScroll } from './scroll-memory.ts';
import { isApiOrFile, scrollTargetAfter } from './scroll-restoration.ts';
import { showSection } from './show-section.ts';
import { useServedLinks } from './use-served-links.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Scroll position, focus and screen reader announcement on navigation (specification §2). */
export function NavigationEffects({ mainId }: { mainId: string }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<Location | undefined>(undefined);
  const [title, setTitle] = useState('');

  useCancelledNavigation();
  useServedLinks();
  useScrollMemory(location.key);

  useBrowserLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) return;
    if (from === undefined) {
      // On the first load the browser has already scrolled to the section.
      if (location.hash.length > 1 && window.scrollY === 0)
        showSection(decodeURIComponent(location.hash.slice(1)));
      return;
    }
    const target = scrollTargetAfter(
      from,
      location,
      navigationType,
      navigationType !== 'POP' || window.history.state === null,
    );
    if (target.kind === 'stay') return;
    if (target.kind === 'section') {
      // The section may belong to a page that is being rendered.
      requestAnimationFrame(() => showSection(target.id));
      return;
    }
    window.scrollTo({
      top: target.kind === 'return' ? rememberedScroll(location.key) : 0,
      behavior: 'instant',
    });
    if (from.pathname === location.pathname) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // React updates the title at the same time: read it afterwards.
    requestAnimationFrame(() => setTitle(document.title));
  }, [location, navigationType, mainId]);

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
    const save = () => rememberScroll(key, window.scrollY);
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, 100);
    };
    window.addEventListener('scroll', saveSoon, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', saveSoon);
      window.removeEventListener('pagehide', save);
    };
  }, [key]);
}
