import { sentCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { Tick } from '../today/drawing/icons.tsx';
import { Sheet } from '../today/press/sheet.tsx';
import { KeptList } from './kept-list.tsx';
import type { KeptItem } from './network-view.ts';

export interface SentSheetProps {
  /** Newest first. */
  items: readonly KeptItem[];
  now: Date;
  onClose: () => void;
}

/** The presses that this device has sent since the network returned, newest first. */
export const SentSheet = ({ items, now, onClose }: SentSheetProps) => (
  <Sheet title={copy.title(items.length)} onClose={onClose} isFullScreen>
    <Text size="fact" tone="quiet" padY={12}>
      {copy.about}
    </Text>
    <KeptList items={items} now={now} mark={<Tick />} word={copy.sent} />
  </Sheet>
);
