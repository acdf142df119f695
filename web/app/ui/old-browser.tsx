import styles from './old-browser.module.css';

/** A notice that only browsers below the supported ones show; `supported-browsers.test.ts` compares them. */
export const OldBrowser = ({ children }: { children: string }) => <p className={styles.old}>{children}</p>;
