import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sheetCopy, slipCopy } from '#app/content/staff/today-copy.ts';
import { giveFocus } from '#app/ui/give-focus.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { nameButtonOf } from './name-of.ts';
import { Press } from './press.tsx';
import styles from './slip.module.css';

export interface SlipProps {
  title: string;
  text: string;
  /** Id of the party of the entry. */
  party?: string | undefined;
  /** Buttons before Undo. */
  children?: ReactNode;
  onUndo?: (() => void) | undefined;
  onExpire: () => void;
  /** Whether the slip stays until it is closed. */
  isPinned?: boolean | undefined;
}

/** How long a slip stays without focus or pointer. Afterwards its entry can be undone in the party's history. */
const slipMs = 8_000;

/**
 * Confirms the last entry and offers its undo until the graduated edge runs out. The time restarts after the focus or
 * the pointer leaves.
 */
export function Slip({ title, text, party, children, onUndo, onExpire, isPinned }: SlipProps) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isMultiline = isPinned || children !== undefined;
  const isPersistent = isPinned || hasPointer || hasFocus;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slip expires once
  useEffect(() => {
    if (isPersistent) return;
    const timer = setTimeout(onExpire, slipMs);
    return () => clearTimeout(timer);
  }, [isPersistent]);
  return (
    <Cluster
      gap={12}
      nowrap={!isMultiline}
      align="center"
      size="fact"
      tone="quiet"
      className={`${styles.slip} ${isPersistent ? styles.stays : ''} ${isMultiline ? styles.wraps : ''}`}
      data-surface="paper"
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className={styles.edge} aria-hidden="true" />
      <Text flex={1} shrinks>
        <Text as="b" block size="name" tone="ink">
          {title}
        </Text>
        {text}
      </Text>
      {children}
      {onUndo && <UndoButton party={party} onUndo={onUndo} />}
      {isPinned && (
        <Cluster as="span" nowrap flex="none" className={styles.undo}>
          <Press kind="ink" isSmall onPress={onExpire}>
            {sheetCopy.close}
          </Press>
        </Cluster>
      )}
    </Cluster>
  );
}

/** Before this button disappears, it moves the focus to the name of the party, never to a button that records. */
function UndoButton({ party, onUndo }: { party: string | undefined; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = undo.current;
    return () => {
      if (button === null || document.activeElement !== button) return;
      giveFocus((party && nameButtonOf(party)) || document.querySelector<HTMLElement>('h1 button'));
    };
  }, [party]);
  return (
    <Cluster as="span" nowrap flex="none" className={styles.undo}>
      <Press kind="ink" isSmall onPress={onUndo} ref={undo}>
        {slipCopy.undo}
      </Press>
    </Cluster>
  );
}
