import { dayCopy as copy } from '#app/content/staff/today-copy.ts';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Press } from '../press/press.tsx';
import styles from './day-message.module.css';

export interface DayPendingProps {
  /** Why there is no day to show; undefined while it loads. */
  problem: string | undefined;
  /** Advice for the colleague. */
  hint?: string;
  onRetry: () => void;
}

/** Shown before the first response, and if no response comes. */
export function DayPending({ problem, hint = copy.failedHint, onRetry }: DayPendingProps) {
  return (
    <Text as="section" tone="quiet" rule="above" className={styles.message}>
      {problem === undefined ? (
        <>
          <p role="status">{copy.loading}</p>
          <Stack gap={12} above={16} className={styles.skeleton} aria-hidden="true">
            <span />
            <span />
            <span />
          </Stack>
        </>
      ) : (
        <div role="alert">
          <h2>{copy.failed}</h2>
          <p>
            {problem} {hint}
          </p>
          <Cluster gap={8} nowrap above={16}>
            <Press onPress={onRetry}>{copy.tryNow}</Press>
          </Cluster>
        </div>
      )}
    </Text>
  );
}
