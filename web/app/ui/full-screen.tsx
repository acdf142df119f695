import type { ReactNode } from 'react';
import styles from './full-screen.module.css';
import { Modal } from './modal.tsx';
import { TextButton } from './text-button.tsx';

export interface FullScreenProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** Colours and rows of the open dialog. */
  className: string | undefined;
  children: ReactNode;
}

/** Fills the screen with something to show to another person. */
export const FullScreen = ({ label, closeLabel, onClose, className, children }: FullScreenProps) => (
  <Modal className={`${styles.screen} ${className}`} aria-label={label} onClose={onClose}>
    <div className={styles.close}>
      <TextButton onClick={onClose}>{closeLabel}</TextButton>
    </div>
    {children}
  </Modal>
);
