import type { ReactNode } from 'react';
import { keptCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Cluster, Panel, Text } from '#app/ui/layout/layout.tsx';
import { keptActionText } from './kept-in-words.ts';
import { dayTimeOf } from './line-in-words.ts';
import type { KeptItem } from './network-view.ts';
import styles from './offline.module.css';

export interface KeptListProps {
  items: readonly KeptItem[];
  now: Date;
  /** Icon of the state of the presses. */
  mark: ReactNode;
  /** Name of that state. */
  word: string;
}

/** The presses of this device, each with time, action and author. */
export const KeptList = ({ items, ...state }: KeptListProps) => (
  <ol>
    {items.map((item) => (
      <KeptRow key={item.id} item={item} {...state} />
    ))}
  </ol>
);

function KeptRow({ item, now, mark, word }: Omit<KeptListProps, 'items'> & { item: KeptItem }) {
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
        <strong className={undoneAt ? styles.undone : undefined}>{keptActionText(item)}</strong>
        {facts.filter(Boolean).join(', ')}
      </Text>
      <Cluster as="span" gap={6} nowrap align="center" size="fact" tone="cream">
        {mark}
        {word}
      </Cluster>
    </Panel>
  );
}
