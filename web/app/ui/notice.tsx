import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  /** `mind`: advice; `refused`: failure; `done`: success. */
  kind: 'mind' | 'refused' | 'done';
  /** Live region: `alert` at once, `status` at the next pause. Omit it for notices that are there from the start. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

export const Notice = ({ kind, role, children }: NoticeProps) => (
  <div className={`${styles.notice} ${styles[kind]}`} role={role}>
    {children}
  </div>
);
