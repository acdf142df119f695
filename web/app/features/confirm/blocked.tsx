import { confirmCopy as copy } from '#app/content/booking/confirm-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import styles from './blocked.module.css';

/** The reason why the slot cannot be booked, and a link back. */
export const Blocked = ({ problem, to }: { problem: string; to: string }) => (
  <Stack gap={32} pack="start" items="start" className={styles.blocked}>
    <Notice kind="refused" role="alert">
      {problem}
    </Notice>
    <Button to={to}>{copy.chooseAgain}</Button>
  </Stack>
);
