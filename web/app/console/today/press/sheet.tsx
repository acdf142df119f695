import { type ReactNode, useId, useRef } from 'react';
import { sheetCopy as copy } from '#app/content/staff/today-copy.ts';
import { giveFocus, isFocusGiven } from '#app/ui/given-focus.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Cross } from '../drawing/icons.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  title: string;
  sub?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** Called for a key pressed outside of its fields. */
  onKey?: ((key: string) => void) | undefined;
  /** Refusals: `warning` when there is something to do, `refused` when nothing was done. */
  tone?: 'warning' | 'refused' | undefined;
  isPaper?: boolean;
  /** Whether it covers the whole screen on phones. */
  isWhole?: boolean;
}

/**
 * A modal that slides in from below on phones and from the right on wide screens. The focus starts on its title, where
 * a hasty key does nothing, and returns to where it was, or to the party whose button is missing.
 */
export function Sheet({ title, sub, children, onClose, onKey, tone, isPaper, isWhole }: SheetProps) {
  const id = useId();
  const openedBy = useRef<Element>(null);
  const hasTyped = useRef(false);
  const open = (dialog: HTMLDialogElement | null) => {
    if (dialog === null || dialog.open) return;
    openedBy.current = document.activeElement;
    const party = openedBy.current?.closest?.('[data-party]')?.querySelector('button');
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog.querySelector('h2');
    giveFocus(first);
    return () => {
      dialog.close();
      const opener = openedBy.current as HTMLElement | null;
      giveFocus(opener?.isConnected ? opener : party);
    };
  };
  const opened = useRef(open);
  const names = [styles.sheet, tone && styles[tone], isPaper && styles.paper, isWhole && styles.whole];
  return (
    <dialog
      ref={opened.current}
      className={names.filter(Boolean).join(' ')}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        const { target, key } = event;
        const isOnButton = key === 'Enter' && (target as Element).closest('button');
        // The second press of a double press on the button that opened it.
        const isTooSoon =
          key === 'Enter' && !hasTyped.current && isFocusGiven(event.currentTarget.ownerDocument);
        hasTyped.current ||= key !== 'Enter';
        if (!isOnButton && !isTooSoon && !(target as Element).closest('input')) onKey?.(key);
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event)) onClose();
      }}
    >
      <Cluster gap={12} nowrap align="start" justify="between" below={12} className={styles.head}>
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {sub && (
            <Text size="fact" tone="quiet">
              {sub}
            </Text>
          )}
        </div>
        <button type="button" className={styles.close} onClick={onClose} aria-label={copy.close}>
          <Cross />
        </button>
      </Cluster>
      {children}
    </dialog>
  );
}

/** Whether a press hit the backdrop, which belongs to the dialog's element, as does its padding. */
function isOutside({
  clientX,
  clientY,
  currentTarget,
}: {
  clientX: number;
  clientY: number;
  currentTarget: Element;
}) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
