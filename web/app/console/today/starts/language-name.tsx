import { startCopy } from '#app/content/staff/today-copy.ts';
import type { StartView } from '../view/start-view.ts';
import styles from './language-name.module.css';

/** French is framed, English plain: the eye finds the exception. */
export function LanguageName({ start }: { start: Pick<StartView, 'language'> }) {
  const { language } = start;
  if (language === 'French') return <span className={styles.french}>French</span>;
  return language ?? startCopy.languageFree;
}
