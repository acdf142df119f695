import styles from './skip-link.module.css';

export const SkipLink = ({ children, target }: { children: string; target: string }) => (
  <a className={styles.skip} href={`#${target}`}>
    {children}
  </a>
);
