import { useNow } from '#app/clock/use-now.ts';
import { accessCopy as copy } from '#app/content/staff/access-copy.ts';
import { logInBrowser } from '#app/requests/browser-log.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { OpenSession } from '../api/session-context.ts';
import { askingClient } from '../api/staff-client.ts';
import styles from '../page/console-notice.module.css';
import { momentLabel } from '../page/moments.ts';

/** Changes that others made to this person's access, shown on each of their devices until dismissed there. */
export function AccessNotices({ session }: { session: OpenSession }) {
  const now = useNow();
  const notices = session.notices ?? [];
  if (now === undefined || notices.length === 0) return null;
  const dismiss = async () => {
    const latest = Math.max(...notices.map(({ at }) => at));
    const query = { seen: String(latest) };
    await askingClient('renewSession', { query }).catch(() =>
      logInBrowser('notices-not-dismissed', undefined),
    );
    session.renew();
  };
  return (
    <Stack gap={8} className={styles.notices}>
      <Notice kind="warning">
        <ul>
          {notices.map((notice) => (
            <li key={`${notice.kind} ${notice.at} ${notice.device}`}>
              {copy.done(notice, momentLabel(notice.at, now))}
            </li>
          ))}
        </ul>
        <p>{copy.remedy}</p>
        <Button kind="outlined" small onClick={() => void dismiss()}>
          {copy.dismiss}
        </Button>
      </Notice>
    </Stack>
  );
}
