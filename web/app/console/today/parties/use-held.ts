import { useEffect, useState } from 'react';
import { holdMs } from '#app/ui/give-focus.ts';

/** Whether buttons of this kind have just replaced others. @param isHeldAtFirst whether the first buttons are held too */
export function useHeld(kind: string, isHeldAtFirst = false): boolean {
  const [shown, setShown] = useState({ kind, isHeld: isHeldAtFirst });
  if (shown.kind !== kind) setShown({ kind, isHeld: true });
  const { isHeld } = shown;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setShown({ kind, isHeld: false }), holdMs);
    return () => clearTimeout(timer);
  }, [isHeld, kind]);
  return isHeld || shown.kind !== kind;
}
