import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { SegmentChoice } from '#app/ui/form/segment-choice.tsx';
import { offeredLanguages, type StaffLanguage } from '#shared/content/staff-languages.ts';
import styles from '../page/theme-choice.module.css';
import { changeLanguage, currentLanguage } from './copy.ts';
import { deviceLanguage } from './device-language.ts';

/** The name of each language in that language, for people who read no other. */
const names: Readonly<Record<StaffLanguage, string>> = { en: 'English', fr: 'Français', bi: 'Bislama' };

/**
 * The language of the console on this device.
 *
 * @param onChosen called with the chosen language, to store it for the person
 */
export const LanguageChoice = ({ onChosen }: { onChosen?: (language: StaffLanguage) => void }) => (
  <div className={styles.theme}>
    <SegmentChoice
      legend={copy.language}
      name="language"
      options={offeredLanguages.map((language) => ({ value: language, label: names[language] }))}
      value={currentLanguage()}
      onChange={(language) => {
        deviceLanguage.write(language);
        void changeLanguage(language);
        onChosen?.(language);
      }}
      even
    />
  </div>
);
