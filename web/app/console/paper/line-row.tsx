import type { ClipboardEvent, KeyboardEvent } from 'react';
import { paperCopy as copy } from '#app/content/staff/paper-copy.ts';
import { Grid, Text } from '#app/ui/layout/layout.tsx';
import type { EntryInWords } from './line-in-words.ts';
import styles from './paper-page.module.css';

export interface LineRowProps {
  number: number;
  text: string;
  words: readonly EntryInWords[];
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** A line as it was typed, next to its meaning in words. */
export function LineRow({ number, text, words, onChange, onKeyDown, onPaste }: LineRowProps) {
  const statuses = words.map(({ status }) => status);
  const status = (['wrong', 'asks', 'read', 'same'] as const).find((lineStatus) =>
    statuses.includes(lineStatus),
  );
  const id = `line-${number}`;
  return (
    <li className={styles.line} data-status={status}>
      <Text as="span" size="note" tone="quiet" className={styles.number} aria-hidden="true">
        {number}
      </Text>
      <input
        className={styles.text}
        type="text"
        name={id}
        aria-label={copy.line(number)}
        aria-describedby={id}
        aria-invalid={status === 'wrong' || undefined}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Grid gap={6} className={styles.words} id={id}>
        {words.map(({ status: lineStatus, title, detail }) => (
          <p key={`${title} ${detail}`} data-status={lineStatus}>
            <Text as="b" block size="row" weight="strong">
              {title}
            </Text>
            <Text as="span" block size="note" tone="quiet">
              {detail}
            </Text>
          </p>
        ))}
      </Grid>
    </li>
  );
}
