import { useRef } from 'react';
import { whoCopy as copy } from '#app/content/staff/who-copy.ts';
import { giveFocus, holdButtons } from '#app/ui/give-focus.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Modal } from '#app/ui/modal.tsx';
import frame from '#app/ui/staff-frame/staff-frame.module.css';
import { StaffMark } from '#app/ui/staff-frame/staff-mark.tsx';
import styles from './who-dialog.module.css';
import { WhoPage, type WhoPageProps } from './who-page.tsx';

export interface WhoDialogProps extends Omit<WhoPageProps, 'onLook'> {
  /** The name of the shared device. */
  device: string;
  /** Returns to the page, read only. */
  onClose: () => void;
}

/** Asks who acts, in a dialog over the page. */
export function WhoDialog({ device, onClose, ...question }: WhoDialogProps) {
  const open = useRef((dialog: HTMLDialogElement | null) => {
    if (dialog === null || dialog.open) return;
    dialog.showModal();
    giveFocus(dialog.querySelector('h1'));
    return () => {
      // The browser restores the focus.
      holdButtons(dialog.ownerDocument);
      dialog.close();
    };
  });
  return (
    <Modal
      ref={open.current}
      className={styles.question}
      aria-label={copy.title}
      onClose={onClose}
      // The code pad reads keys from the window.
      onKeyDown={() => {}}
    >
      <Cluster gap={10} nowrap align="center" rule="below" className={frame.bar}>
        <StaffMark />
        <Text
          breaks="never"
          flex={1}
          shrinks
          tracking="snug"
          className={`${frame.fallback} ${styles.device}`}
        >
          {device}
        </Text>
      </Cluster>
      <WhoPage {...question} onLook={onClose} />
    </Modal>
  );
}
