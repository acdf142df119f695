import { useEffect, useRef, useState } from 'react';
import { type HeaderState, headerAfterScroll, headerAtTop } from './header-state.ts';

export function useHeaderState(): HeaderState {
  const [state, setState] = useState(headerAtTop);
  const scrollPosition = useRef(0);
  useEffect(() => {
    const onScroll = () => {
      const from = scrollPosition.current;
      const to = window.scrollY;
      scrollPosition.current = to;
      setState((current) => headerAfterScroll(current, from, to));
    };
    // A page that opens scrolled down (at a hash) still shows the header.
    scrollPosition.current = window.scrollY;
    setState({ scrolled: headerAfterScroll(headerAtTop, 0, window.scrollY).scrolled, hidden: false });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return state;
}
