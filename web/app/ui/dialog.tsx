import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { openWhileRendered } from './open-while-rendered.ts';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the safe choice first. */
  actions: ReactNode;
  /** Escape or a click on the backdrop. */
  onClose: () => void;
}

/** Modal while rendered. The browser traps the focus and restores it afterwards. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const id = useId();
  return (
    <dialog
      ref={openWhileRendered}
      className={styles.dialog}
      data-surface="paper"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.body}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
