import styles from './old-browser.module.css';

/**
 * A notice that only unsupported browsers show; `supported-browsers.test.ts` checks which these are. They run none of
 * our scripts (`hydrate-when-needed.js`) and hide everything with `data-needs-script`.
 */
export const OldBrowser = ({ children, lang }: { children: string; lang?: string }) => (
  <p className={styles.old} lang={lang}>
    {children}
  </p>
);
