import { type ReactNode, type Ref, useId } from 'react';
import { Cluster, Heading, Stack } from '#app/ui/layout/layout.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the safe choice first. */
  actions: ReactNode;
  /** Called by Escape and by a click on the backdrop. */
  onClose: () => void;
  /** Makes the title focusable. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** A question on paper. The browser traps the focus and restores it afterwards. */
export function Dialog({ title, children, actions, onClose, titleRef }: DialogProps) {
  const id = useId();
  return (
    <Modal
      className={styles.dialog}
      data-surface="paper"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <Stack gap={16} className={styles.body}>
        <Heading size="h3" id={`${id}-title`} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </Heading>
        <div id={`${id}-text`}>{children}</div>
        <Cluster gap={12} above={12} className={styles.actions}>
          {actions}
        </Cluster>
      </Stack>
    </Modal>
  );
}
