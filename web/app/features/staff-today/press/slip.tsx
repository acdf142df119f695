import { useEffect } from 'react';
import { slipCopy } from '../../../content/staff/today-copy.ts';
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

/** How long a slip stays. Everything on it can be undone later, too, in the party's story. */
const slipMs = 8_000;

/** What was just written, on paper, with its Undo; the graduated edge runs out. */
export function Slip({ id, title, text, onUndo, onOver }: SlipProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slip runs out once
  useEffect(() => {
    const timer = setTimeout(onOver, slipMs);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className={styles.slip} data-surface="paper" key={id}>
      <span className={styles.edge} aria-hidden="true" />
      <p>
        <b>{title}</b>
        {text}
      </p>
      {onUndo && (
        <span className={styles.undo}>
          <Press look="ink" isSmall onPress={onUndo}>
            {slipCopy.undo}
          </Press>
        </span>
      )}
    </div>
  );
}
