import { languageNames, startCopy } from '#app/content/staff/today-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { StartView } from '../view/start-view.ts';
import styles from './language-name.module.css';

/** French is framed and English plain, to make the exception stand out. */
export function LanguageName({ start }: { start: Pick<StartView, 'language'> }) {
  const { language } = start;
  if (language === 'French')
    return (
      <Text as="span" tone="cream" className={styles.french}>
        {languageNames.French}
      </Text>
    );
  return language ? languageNames[language] : startCopy.languageFree;
}
