import { useEffect, useRef, useState } from 'react';
import { type HeaderState, headerAfterScroll, headerAtTop } from './header-state.ts';

/** Follows the scrolling of the window. */
export function useHeaderState(): HeaderState {
  const [state, setState] = useState(headerAtTop);
  const height = useRef(0);
  useEffect(() => {
    const follow = () => {
      const from = height.current;
      const to = window.scrollY;
      height.current = to;
      setState((before) => headerAfterScroll(before, from, to));
    };
    // A page that opens somewhere in the middle was not scrolled there by its visitor: the header shows.
    height.current = window.scrollY;
    setState({ scrolled: headerAfterScroll(headerAtTop, 0, window.scrollY).scrolled, hidden: false });
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return state;
}
