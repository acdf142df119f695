import type { ReactNode } from 'react';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { leavingCopy as copy, keptCopy } from '#app/content/staff/offline-copy.ts';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import paper from '../page/history.module.css';
import { Press } from '../today/press/press.tsx';
import { Sheet } from '../today/press/sheet.tsx';
import { keptActionText } from './kept-in-words.ts';
import { dayTimeOf } from './line-in-words.ts';
import type { KeptItem } from './network-view.ts';

export interface LeaveSheetProps {
  /** Newest first. */
  items: readonly KeptItem[];
  count: number;
  device: DeviceWord;
  now: Date;
  isOffline: boolean;
  /** The button that passes the presses to another device. */
  agreeButton?: ReactNode;
  isLeaving: boolean;
  onLeave: () => void;
  onClose: () => void;
}

const maxListed = 3;

/** Asks before signing out while presses are waiting; they stay locked on the device. The safe choice comes first. */
export function LeaveSheet(props: LeaveSheetProps) {
  const { items, count, device, now, isOffline, agreeButton, isLeaving, onLeave, onClose } = props;
  const listed = items.slice(0, maxListed);
  return (
    <Sheet title={copy.title(count, device)} tone="warning" onClose={onClose}>
      <Stack gap={14}>
        <Text tone="quiet">{copy.text(device)}</Text>
        <section className={paper.history} data-surface="paper">
          <ol>
            {listed.map((item) => (
              <li key={item.id}>
                <span className={paper.when}>{dayTimeOf(item.at, now)}</span>
                <b>{keptActionText(item)}</b>
              </li>
            ))}
            {count > listed.length && <li>{keptCopy.andMore(count - listed.length)}</li>}
          </ol>
        </section>
        {isOffline && (
          <Notice dense kind="warning">
            {copy.warning}
          </Notice>
        )}
        <Stack gap={8}>
          <Press kind="commit" onPress={onClose}>
            {consoleCopy.stay}
          </Press>
          {agreeButton}
          <Press kind="stop" isBusy={isLeaving} onPress={onLeave}>
            {isLeaving ? consoleCopy.signingOut : copy.leave}
          </Press>
        </Stack>
      </Stack>
    </Sheet>
  );
}
