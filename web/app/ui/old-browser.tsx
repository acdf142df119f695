import styles from './old-browser.module.css';

/**
 * A notice that only browsers older than the supported ones show; `supported-browsers.test.ts` compares them. They run none
 * of our scripts (`hydrate-when-needed.js`), and see nothing that has `data-needs-script`.
 */
export const OldBrowser = ({ children, lang }: { children: string; lang?: string }) => (
  <p className={styles.old} lang={lang}>
    {children}
  </p>
);
