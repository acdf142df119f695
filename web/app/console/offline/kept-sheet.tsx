import type { ReactNode } from 'react';
import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { keptCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Panel, Text } from '#app/ui/layout/layout.tsx';
import { SheetFoot } from '#app/ui/sheet.tsx';
import { DashedRing } from '../today/drawing/icons.tsx';
import { Press } from '../today/press/press.tsx';
import { Sheet } from '../today/press/sheet.tsx';
import { keptInWords } from './kept-in-words.ts';
import { dayTimeOf } from './line-in-words.ts';
import type { KeptItem } from './network-view.ts';
import styles from './offline.module.css';

export interface KeptSheetProps {
  /** Newest first. */
  items: readonly KeptItem[];
  /** All that wait, undos included. */
  count: number;
  device: DeviceWord;
  now: Date;
  /** Seconds until the next try; undefined while one runs. */
  nextTry: number | undefined;
  onTry: () => void;
  /** The button that passes the presses to another device. */
  agree?: ReactNode;
  onClose: () => void;
}

/** How many presses are listed one by one. */
const maxListed = 50;

/** The presses that wait on this device, newest first. */
export function KeptSheet({ items, count, device, now, nextTry, onTry, agree, onClose }: KeptSheetProps) {
  const listed = items.slice(0, maxListed);
  const oldest = items.at(-1);
  return (
    <Sheet title={copy.title(count, device)} onClose={onClose} isWhole>
      <Text size="fact" tone="quiet" padY={12}>
        {items.length === 0 ? copy.none : copy.about(device)}
      </Text>
      <ol>
        {listed.map((item) => (
          <KeptRow key={item.id} item={item} now={now} />
        ))}
      </ol>
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
        {agree}
      </SheetFoot>
    </Sheet>
  );
}

function KeptRow({ item, now }: { item: KeptItem; now: Date }) {
  const { at, by, isCodeUnchecked, start, undoneAt } = item;
  const facts = [
    isCodeUnchecked ? `${by}, ${copy.noCode}` : by,
    start,
    undoneAt && copy.undoneAt(dayTimeOf(undoneAt, now)),
  ];
  return (
    <Panel as="li" rule="above" padY={8} className={styles.kept}>
      <Text as="span" size="fact" tone="quiet">
        {dayTimeOf(at, now)}
      </Text>
      <Text as="span" size="fact" tone="quiet">
        <strong className={undoneAt ? styles.undone : undefined}>{keptInWords(item)}</strong>
        {facts.filter(Boolean).join(', ')}
      </Text>
      <Text as="span" size="fact" className={styles.mark}>
        <DashedRing />
        {copy.kept}
      </Text>
    </Panel>
  );
}
