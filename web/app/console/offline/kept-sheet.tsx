import type { ReactNode } from 'react';
import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { keptCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { SheetFoot } from '#app/ui/sheet.tsx';
import { DashedRing } from '../today/drawing/icons.tsx';
import { Press } from '../today/press/press.tsx';
import { Sheet } from '../today/press/sheet.tsx';
import { KeptList } from './kept-list.tsx';
import { dayTimeOf } from './line-in-words.ts';
import type { KeptItem } from './network-view.ts';

export interface KeptSheetProps {
  /** Newest first. */
  items: readonly KeptItem[];
  /** Number of all waiting presses, including undos. */
  count: number;
  device: DeviceWord;
  now: Date;
  /** Seconds until the next try; undefined while one runs. */
  nextTry: number | undefined;
  onTry: () => void;
  /** The button that passes the presses to another device. */
  agreeButton?: ReactNode;
  onClose: () => void;
}

/** Maximum number of presses in the list. */
const maxListed = 50;

/** The presses that are waiting on this device, newest first. */
export function KeptSheet({
  items,
  count,
  device,
  now,
  nextTry,
  onTry,
  agreeButton,
  onClose,
}: KeptSheetProps) {
  const listed = items.slice(0, maxListed);
  const oldest = items.at(-1);
  return (
    <Sheet title={copy.title(count, device)} onClose={onClose} isFullScreen>
      <Text size="fact" tone="quiet" padY={12}>
        {items.length === 0 ? copy.none : copy.about(device)}
      </Text>
      <KeptList items={listed} now={now} mark={<DashedRing />} word={copy.kept} />
      {oldest && items.length > maxListed && (
        <Text size="fact" tone="quiet">
          {copy.more(items.length - maxListed, dayTimeOf(oldest.at, now))}
        </Text>
      )}
      <SheetFoot>
        <Press kind="line" isBusy={nextTry === undefined} onPress={onTry}>
          {copy.tryNow}
          <small>{nextTry === undefined ? copy.trying : copy.nextTry(nextTry)}</small>
        </Press>
        {agreeButton}
      </SheetFoot>
    </Sheet>
  );
}
