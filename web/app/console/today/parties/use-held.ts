import { useEffect, useState } from 'react';
import { holdMs } from '#app/ui/give-focus.ts';

/** Whether the buttons have just replaced others, and so ignore presses. @param isHeldAtFirst whether the first buttons are held too */
export function useHeld(kind: string, isHeldAtFirst = false): boolean {
  const [shownButtons, setShownButtons] = useState({ kind, isHeld: isHeldAtFirst });
  if (shownButtons.kind !== kind) setShownButtons({ kind, isHeld: true });
  const { isHeld } = shownButtons;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setShownButtons({ kind, isHeld: false }), holdMs);
    return () => clearTimeout(timer);
  }, [isHeld, kind]);
  return isHeld || shownButtons.kind !== kind;
}
