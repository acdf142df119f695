import styles from './keys.module.css';

export const Key = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>;
