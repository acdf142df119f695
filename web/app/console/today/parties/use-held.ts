import { useEffect, useState } from 'react';
import { heldMs } from '#app/ui/given-focus.ts';

/** Whether buttons of this kind have just replaced others. The first buttons are never held. */
export function useHeld(kind: string): boolean {
  const [shown, setShown] = useState({ kind, isHeld: false });
  if (shown.kind !== kind) setShown({ kind, isHeld: true });
  const { isHeld } = shown;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setShown({ kind, isHeld: false }), heldMs);
    return () => clearTimeout(timer);
  }, [isHeld, kind]);
  return isHeld || shown.kind !== kind;
}
