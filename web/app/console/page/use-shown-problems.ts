import { useEffect, useRef, useState } from 'react';
import { giveFocus } from '#app/ui/given-focus.ts';

export interface ShownProblems {
  /** Whether the form shows what is wrong in it. */
  readonly isShown: boolean;
  /** Shows it, and moves the focus to the first field with a problem. */
  readonly show: () => void;
  readonly hide: () => void;
}

/** The problems of a form of the console: not before it was sent once, and then never in silence. */
export function useShownProblems(isShownFirst = false): ShownProblems {
  const [isShown, setShown] = useState(isShownFirst);
  const [tries, setTries] = useState(0);
  const form = useRef<ParentNode>(null);
  useEffect(() => {
    if (tries > 0) giveFocus(form.current?.querySelector<HTMLElement>(wrongFields));
  }, [tries]);
  return {
    isShown,
    show() {
      form.current = document.activeElement?.closest('form, dialog, section, main') ?? document;
      setShown(true);
      setTries((count) => count + 1);
    },
    hide: () => setShown(false),
  };
}

const wrongFields = ['input', 'textarea', 'select'].map((field) => `${field}[aria-invalid]`).join();
