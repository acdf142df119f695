import { useEffect, useRef } from 'react';
import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { slotChangedCopy as copy } from '#app/content/booking/slot-changed-copy.ts';
import { Panel } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './slot-changed-notice.module.css';

/** Names the new slot after the guest has followed a link from another one. Takes the focus. */
export function SlotChangedNotice({ chosen }: { chosen: ChosenSlot }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, []);
  return (
    <Panel ref={notice} tabIndex={-1} padBottom={24} className={styles.notice}>
      <Notice kind="done">
        {copy.booking(formatDate(chosen.date), startLabel(chosen.slot.time), tourName(chosen.slot.type))}
      </Notice>
    </Panel>
  );
}
