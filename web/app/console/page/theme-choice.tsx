import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { SegmentChoice } from '#app/ui/form/segment-choice.tsx';
import styles from './theme-choice.module.css';
import type { Theme } from './use-theme.ts';

/** The colours of the console: of the device, dark or for outdoors. */
export const ThemeChoice = ({ theme, onTheme }: { theme: Theme; onTheme: (theme: Theme) => void }) => (
  <div className={styles.theme}>
    <SegmentChoice
      legend={copy.theme}
      name="theme"
      options={copy.themes}
      value={theme}
      onChange={onTheme}
      even
    />
  </div>
);
