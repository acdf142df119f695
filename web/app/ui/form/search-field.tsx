import { useEffect, useId, useRef } from 'react';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import field from './field.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  label: string;
  name: string;
  query: string;
  /** Whether `query` replaces the input, as after going back. */
  replacesInput: boolean;
  /** `isContinued`: this search continues the last one and adds no history entry. */
  onSearch: (query: string, isContinued: boolean) => void;
}

/**
 * Searches on every keystroke. Keeps its text while focused, because the query returns through the URL
 * asynchronously.
 */
export function SearchField({ label, name, query, replacesInput, onSearch }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  useEffect(() => {
    if (input.current && (replacesInput || input.current !== document.activeElement))
      input.current.value = query;
  }, [query, replacesInput]);
  return (
    <Stack as="search" gap={8} pack="start" shrinks>
      <Text as="label" size="small" weight="strong" htmlFor={id}>
        {label}
      </Text>
      <div className={styles.box}>
        <input
          className={`${field.input} ${styles.input}`}
          id={id}
          ref={input}
          name={name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          onFocus={() => {
            isTyping.current = false;
          }}
          onChange={(event) => {
            onSearch(event.target.value, isTyping.current);
            isTyping.current = true;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8.500 2a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13M13.200 13.200L18 18" />
        </svg>
      </div>
    </Stack>
  );
}
