import styles from './skip-link.module.css';

/** First stop of the Tab key: past the header to the page itself. */
export const SkipLink = ({ children, target }: { children: string; target: string }) => (
  <a className={styles.skip} href={`#${target}`}>
    {children}
  </a>
);
