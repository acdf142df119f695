import { languageNoticeCopy as copy } from '#app/content/frame/language-notice-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import styles from './language-notice.module.css';

const storageKey = 'language-notice';

export function wasNoticeClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'closed';
  } catch {
    return true;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(storageKey, 'closed');
  } catch {
    // The notice appears again on the next page.
  }
}

/**
 * Offers the French page in one line instead of redirecting; once closed, the notice does not appear again.
 */
export const LanguageNotice = ({ onClose }: { onClose: () => void }) => (
  <Cluster as="aside" gapX={24} align="center" justify="between" className={styles.notice} lang={copy.lang}>
    <p>
      {copy.text}{' '}
      <a
        className={styles.read}
        href={addressInFrench()}
        hrefLang={copy.lang}
        data-needs-hydration=""
        onClick={({ currentTarget }) => {
          // The visitor may have navigated since the notice appeared.
          currentTarget.href = addressInFrench();
        }}
      >
        {copy.read}
      </a>
    </p>
    <TextButton
      onClick={() => {
        rememberClosed();
        onClose();
      }}
    >
      {copy.close}
    </TextButton>
  </Cluster>
);

const addressInFrench = (): string =>
  document.querySelector<HTMLAnchorElement>(`header a[hreflang="${copy.lang}"]`)?.href ?? '/fr';
