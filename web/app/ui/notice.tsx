import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  /** `warning`: advice; `refused`: failure; `done`: success; `plain`: none of these. */
  kind: 'warning' | 'refused' | 'done' | 'plain';
  /** One sentence among the buttons of a sheet. */
  dense?: boolean;
  /** Live region: `alert` at once, `status` at the next pause. Omit it for notices that are present from the start. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

export const Notice = ({ kind, role, dense, children }: NoticeProps) => {
  const Tag = dense ? 'p' : 'div';
  return (
    <Tag className={`${styles.notice} ${styles[kind]} ${dense ? styles.dense : ''}`} role={role}>
      {children}
    </Tag>
  );
};
