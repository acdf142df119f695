import { Panel } from '#app/ui/layout/layout.tsx';
import styles from './keys.module.css';

export const Key = ({ children }: { children: string }) => (
  <Panel as="kbd" align="center" justify="center" className={styles.key}>
    {children}
  </Panel>
);
