import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  /** `mind`: worth knowing; `refused`: it did not work; `done`: it did. */
  kind: 'mind' | 'refused' | 'done';
  /**
   * Read out when it appears: `alert` at once, `status` at the next pause. Leave it out for notices that are
   * there from the start.
   */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A coloured edge and a sentence. */
export const Notice = ({ kind, role, children }: NoticeProps) => (
  <div className={`${styles.notice} ${styles[kind]}`} role={role}>
    {children}
  </div>
);
