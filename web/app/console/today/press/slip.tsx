import { useEffect, useLayoutEffect, useRef } from 'react';
import { slipCopy } from '#app/content/staff/today-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Press } from './press.tsx';
import styles from './slip.module.css';

export interface SlipProps {
  /** Another id is another slip. */
  id: string;
  title: string;
  text: string;
  onUndo?: (() => void) | undefined;
  onOver: () => void;
}

/** How long a slip stays. Everything on it can be undone later, too, in the party's history. */
const slipMs = 8_000;

/** What was just written, on paper, with its Undo; the graduated edge runs out. */
export function Slip({ id, title, text, onUndo, onOver }: SlipProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slip runs out once
  useEffect(() => {
    const timer = setTimeout(onOver, slipMs);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <Cluster
      gap={12}
      nowrap
      align="center"
      size="fact"
      tone="quiet"
      className={styles.slip}
      data-surface="paper"
      key={id}
    >
      <span className={styles.edge} aria-hidden="true" />
      <Text flex={1} shrinks>
        <Text as="b" size="name" tone="ink">
          {title}
        </Text>
        {text}
      </Text>
      {onUndo && <UndoKey onUndo={onUndo} />}
    </Cluster>
  );
}

/** Gives the focus back to where it came from before it goes. */
function UndoKey({ onUndo }: { onUndo: () => void }) {
  const cameFrom = useRef<EventTarget>(null);
  const key = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = key.current;
    return () => {
      if (button !== null && document.activeElement === button)
        (cameFrom.current as HTMLElement | null)?.focus();
    };
  }, []);
  return (
    <Cluster
      as="span"
      nowrap
      flex="none"
      className={styles.undo}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
      }}
    >
      <Press look="ink" isSmall onPress={onUndo} ref={key}>
        {slipCopy.undo}
      </Press>
    </Cluster>
  );
}
