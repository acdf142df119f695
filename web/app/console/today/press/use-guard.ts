import { useEffect, useState } from 'react';
import { heldMs, isFocusGiven } from '#app/ui/given-focus.ts';

interface Guard {
  /** Takes nothing for the moment, and shows it. */
  readonly isHeld: boolean;
  /** Whether a press comes too soon after the page has moved the focus, which holds this button for a while. */
  readonly isTooSoon: (button: Element) => boolean;
}

/** Of a button that takes money: a press that follows a focus of the page by less than 600 ms is meant for another. */
export function useGuard(): Guard {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), heldMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return {
    isHeld,
    isTooSoon(button) {
      if (isHeld) return true;
      if (!isFocusGiven(button.ownerDocument)) return false;
      setHeld(true);
      return true;
    },
  };
}
