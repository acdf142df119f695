import { type RefObject, useEffect, useRef } from 'react';

/**
 * Collects the letters that are typed before the field of the search is shown.
 *
 * @param isSearch whether the search is open or about to open
 */
export function useTypedAhead(isSearch: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    typed.current = '';
    if (!isSearch) return;
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (key.length === 1) typed.current += key;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isSearch]);
  return typed;
}
