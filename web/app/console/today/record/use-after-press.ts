import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action once the mouse or finger is up. Content that moves during a press would move the
 * button away, and the press would be lost. Unmounting the component discards the action.
 */
export function useAfterPress(): (action: () => void) => void {
  const isDown = useRef(false);
  const pendingAction = useRef<() => void>(undefined);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const handleMouseDown = () => {
      isDown.current = true;
    };
    const handleMouseUp = () => {
      isDown.current = false;
      const action = pendingAction.current;
      pendingAction.current = undefined;
      // The click follows the release.
      if (action) setTimeout(() => !listeners.signal.aborted && action());
    };
    window.addEventListener('mousedown', handleMouseDown, options);
    window.addEventListener('mouseup', handleMouseUp, options);
    return () => listeners.abort();
  }, []);
  return (action) => {
    if (isDown.current) pendingAction.current = action;
    else action();
  };
}
