import { useId } from 'react';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import { Grid, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CountedMethod } from '#shared/staff/till/till-count.ts';
import { formatAmount, formatDifference, tillMethods } from '#shared/staff/till/till-words.ts';
import styles from './count-form.module.css';

export interface CountRowProps {
  method: CountedMethod;
  /** Whole vatu, or Australian cents; undefined before the method is counted. */
  expected: number | undefined;
  counted: number | undefined;
  /** The sum as typed. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** One method: the expected sum, the counted sum and the difference. */
export function CountRow({ method, expected, counted, value, error, onChange, onLeave }: CountRowProps) {
  const id = useId();
  const difference =
    counted === undefined || expected === undefined || value.trim() === '' ? undefined : counted - expected;
  return (
    <Grid gap={4} gapX={16} align="center" padY={10} rule="above" className={styles.row}>
      <Text as="label" size="name" htmlFor={id}>
        <VisuallyHidden>{copy.countedOf}</VisuallyHidden>
        {tillMethods[method]}
      </Text>
      <Text as="span" tone="quiet" className={styles.expected} id={`${id}-expected`}>
        <span className={styles.word}>{copy.expected} </span>
        {expected === undefined ? copy.onceCounted : formatAmount(method, expected)}
      </Text>
      <input
        id={id}
        type="text"
        name={method}
        className={styles.field}
        inputMode={method === 'cash-aud' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-expected ${id}-difference`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <Text
        id={`${id}-difference`}
        as="span"
        tone="quiet"
        set="right"
        span="all"
        className={styles.difference}
      >
        {error ? (
          <Text as="span" tone="no" breaks="kept">
            {error}
          </Text>
        ) : (
          difference !== undefined && (
            <Text as="span" {...(difference !== 0 && { weight: 'strong', tone: 'few' })}>
              <span className={styles.word}>{copy.difference} </span>
              {difference === 0 ? copy.none : formatDifference(method, difference)}
            </Text>
          )
        )}
      </Text>
    </Grid>
  );
}
