import { languageNames, languageWords, startCopy } from '#app/content/staff/today-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { StartView } from '../view/start-view.ts';
import styles from './language-name.module.css';

export interface LanguageNameProps {
  start: Pick<StartView, 'language'>;
  /** Whether other words of the line precede it. */
  isInLine?: boolean;
}

/** French is framed and English plain, to make the exception stand out. */
export function LanguageName({ start: { language }, isInLine }: LanguageNameProps) {
  const names = isInLine ? languageWords : languageNames;
  if (language === 'French')
    return (
      <Text as="span" tone="cream" className={styles.french}>
        {names.French}
      </Text>
    );
  if (language) return names[language];
  return isInLine ? startCopy.languageFree.toLowerCase() : startCopy.languageFree;
}
