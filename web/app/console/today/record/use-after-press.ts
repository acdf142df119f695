import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action once the mouse or finger is up: content that moves during a press takes the
 * button away from under it, and the press is lost. The component's end discards the action.
 */
export function useAfterPress(): (action: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      const action = waiting.current;
      waiting.current = undefined;
      // The click follows the release.
      if (action) setTimeout(() => !listeners.signal.aborted && action());
    };
    window.addEventListener('mousedown', press, options);
    window.addEventListener('mouseup', release, options);
    return () => listeners.abort();
  }, []);
  return (action) => {
    if (isDown.current) waiting.current = action;
    else action();
  };
}
