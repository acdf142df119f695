import { useEffect, useState } from 'react';
import { hasFocusJustMoved, holdMs } from '#app/ui/give-focus.ts';

interface Guard {
  /** Whether the button ignores presses for a moment, and shows it. */
  readonly isHeld: boolean;
  /** Whether a press comes too soon after the page has moved the focus; if so, the button is held for a moment. */
  readonly isTooSoon: (button: Element) => boolean;
}

/** Guards a button against presses within 600 ms after the page has moved the focus, which were meant for another button. */
export function useGuard(): Guard {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), holdMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return {
    isHeld,
    isTooSoon(button) {
      if (isHeld) return true;
      if (!hasFocusJustMoved(button.ownerDocument)) return false;
      setHeld(true);
      return true;
    },
  };
}
