import { useEffect, useRef, useState } from 'react';
import { giveFocus } from '#app/ui/give-focus.ts';

export interface ShownProblems {
  /** Whether the form shows its problems. */
  readonly isShown: boolean;
  /** Shows the problems, and moves the focus to the first field with one. */
  readonly show: () => void;
  readonly hide: () => void;
}

/** Shows the problems of a form once it was submitted, and moves the focus to the first. */
export function useShownProblems(isShownInitially = false): ShownProblems {
  const [isShown, setShown] = useState(isShownInitially);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<ParentNode>(null);
  useEffect(() => {
    if (attempts > 0) giveFocus(form.current?.querySelector<HTMLElement>(invalidFields));
  }, [attempts]);
  return {
    isShown,
    show() {
      form.current = document.activeElement?.closest('form, dialog, section, main') ?? document;
      setShown(true);
      setAttempts((count) => count + 1);
    },
    hide: () => setShown(false),
  };
}

const invalidFields = ['input', 'textarea', 'select'].map((field) => `${field}[aria-invalid]`).join();
