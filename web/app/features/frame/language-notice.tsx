import { useState } from 'react';
import { languageNoticeCopy as copy } from '../../content/frame/language-notice-copy.ts';
import { LanguageLink } from '../../ui/header/language-link.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './language-notice.module.css';

const storeName = 'language-notice';

/** Whether the reader has closed it before. */
function wasClosed(): boolean {
  try {
    return localStorage.getItem(storeName) === 'closed';
  } catch {
    return true;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(storeName, 'closed');
  } catch {
    // It returns on the next page.
  }
}

/** One line, closed for good: nobody is redirected. */
export function LanguageNotice({ base }: { base: string }) {
  const [isOpen, setOpen] = useState(() => !wasClosed());
  const close = () => {
    rememberClosed();
    setOpen(false);
  };
  if (!isOpen) return null;
  return (
    <aside className={styles.notice} lang={copy.lang}>
      <p>
        {copy.text}{' '}
        <LanguageLink className={styles.read} link={{ label: copy.read, to: base, lang: copy.lang, base }} />
      </p>
      <TextButton onClick={close}>{copy.close}</TextButton>
    </aside>
  );
}
