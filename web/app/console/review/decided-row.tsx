import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { Grid, Text } from '#app/ui/layout/layout.tsx';
import { Press } from '../today/press/press.tsx';
import { timeOf } from '../today/view/time-words.ts';
import type { Decision } from './review-case.ts';
import styles from './review-page.module.css';
import type { DecidedCase } from './use-review.ts';

export interface DecidedRowProps {
  decided: DecidedCase;
  author: string;
  isBusy: boolean;
  onUndo: (undo: Extract<Decision, { kind: 'undo' }>) => void;
}

/** A decision with its author and time, and a button that undoes it. */
export function DecidedRow({ decided: { name, text, at, undo }, author, isBusy, onUndo }: DecidedRowProps) {
  return (
    <Grid as="li" gap={12} align="center" className={styles.decided} data-surface="paper">
      <Text size="note" tone="quiet">
        <Text as="b" block size="name" tone="ink">
          {text}
        </Text>
        {name}. {copy.by(author, timeOf(at))}
      </Text>
      {undo && (
        <Press
          kind="ink"
          isBusy={isBusy}
          label={copy.undo + consoleCopy.colon + name}
          onPress={() => onUndo(undo)}
        >
          {isBusy ? copy.undoing : copy.undo}
        </Press>
      )}
    </Grid>
  );
}
