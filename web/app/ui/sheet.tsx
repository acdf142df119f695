import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Cluster, Panel, Text } from '#app/ui/layout/layout.tsx';
import { Cross } from './cross.tsx';
import { giveFocus, hasFocusJustMoved } from './give-focus.ts';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Called for a key pressed outside of its fields. */
  onKey?: ((key: string) => void) | undefined;
  /** Refusals: `warning` when there is something to do, `refused` when nothing was done. */
  tone?: 'warning' | 'refused' | undefined;
  isPaper?: boolean;
  /** Selector of the element to focus first; by default the title. */
  firstFocus?: string;
  /** Whether it covers the whole screen on phones, where an arrow in its bar leads back. */
  isFullScreen?: boolean;
  /** Content at the end of the bar of a full-screen sheet. */
  state?: ReactNode;
  /** Returns the element to focus if the button that opened the sheet no longer exists. */
  fallbackFocus?: (opener: Element | null) => HTMLElement | null | undefined;
}

/**
 * Whether an element is out of view or behind a bar. Scrolling to a button of the bar itself would move the page for
 * nothing.
 */
function isCovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return !element.contains(topmost ?? null);
}

/**
 * A modal that slides in from below on phones and from the right on wide screens. The focus starts on its title, where
 * a hasty key press does nothing, and returns to where it was.
 */
export function Sheet(props: SheetProps) {
  const {
    title,
    subtitle,
    children,
    closeLabel,
    onClose,
    onKey,
    tone,
    firstFocus = 'h2',
    isPaper,
    isFullScreen,
    state,
    fallbackFocus,
  } = props;
  const id = useId();
  const hasTyped = useRef(false);
  const openDialog = useRef((dialog: HTMLDialogElement | null) => {
    if (dialog === null || dialog.open) return;
    const opener = document.activeElement as HTMLElement | null;
    const fallback = fallbackFocus?.(opener);
    dialog.showModal();
    giveFocus(dialog.querySelector<HTMLElement>(firstFocus) ?? dialog.querySelector('h2'));
    return () => {
      dialog.close();
      const next = opener?.isConnected ? opener : fallback;
      giveFocus(next);
      // The browser has restored the focus without scrolling, though the page may have moved behind the sheet.
      if (next && isCovered(next)) next.scrollIntoView?.({ block: 'nearest' });
    };
  });
  const names = [
    styles.sheet,
    tone && styles[tone],
    isPaper && styles.paper,
    isFullScreen && styles.fullScreen,
  ];
  return (
    <Modal
      ref={openDialog.current}
      className={names.filter(Boolean).join(' ')}
      aria-labelledby={id}
      onClose={(click) => {
        if (!click || isOutside(click)) onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        const { target, key } = event;
        const isOnButton = key === 'Enter' && (target as Element).closest('button');
        // The second press of a double press on the button that opened it.
        const isTooSoon =
          key === 'Enter' && !hasTyped.current && hasFocusJustMoved(event.currentTarget.ownerDocument);
        hasTyped.current ||= key !== 'Enter';
        if (!isOnButton && !isTooSoon && !(target as Element).closest('input')) onKey?.(key);
      }}
    >
      <Cluster gap={12} nowrap align="start" below={12} className={styles.head}>
        <Panel flex={1} shrinks>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && (
            <Text size="fact" tone="quiet">
              {subtitle}
            </Text>
          )}
        </Panel>
        {isFullScreen && <div className={styles.state}>{state}</div>}
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
          {isFullScreen && <ArrowBack />}
          <Cross />
        </button>
      </Cluster>
      {children}
    </Modal>
  );
}

/**
 * The buttons that close a sheet, at its foot and in view while its content scrolls.
 *
 * @param isEven whether its buttons are equally wide, because none of them leads back
 */
export const SheetFoot = ({ children, isEven }: { children: ReactNode; isEven?: boolean }) => (
  <Cluster gap={8} nowrap rule="above" className={`${styles.foot} ${isEven ? styles.even : ''}`}>
    {children}
  </Cluster>
);

const ArrowBack = () => (
  <svg
    className={styles.back}
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    width="22"
    height="16"
    strokeWidth="1.8"
  >
    <path d="M9 1 2 8l7 7M2 8h20" />
  </svg>
);

/** Whether a click hit the backdrop, not the padding, which belongs to the dialog's element too. */
function isOutside({ clientX, clientY, currentTarget }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
