import type { ReactNode } from 'react';
import { walkInCopy as copy } from '#app/content/staff/adding-copy.ts';
import { Grid } from '#app/ui/layout/layout.tsx';
import { Choices } from '../press/choices.tsx';
import { Press } from '../press/press.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { TooLate } from '../ships/too-late.tsx';
import type { StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import styles from './start-picks.module.css';

export interface StartPicksProps {
  starts: readonly StartView[];
  chosenStart: StartView;
  now: Date;
  isDisabled?: (start: StartView) => boolean;
  onChoose: (start: StartView) => void;
  /** A button after the starts. */
  children?: ReactNode;
}

/** Starts with their free places, the language if it is French, and the ships that they are too late for. */
export const StartPicks = ({ starts, chosenStart, now, isDisabled, onChoose, children }: StartPicksProps) => (
  <Grid gap={8} className={sheetStyles.starts}>
    <Choices className={styles.group} label={copy.starts}>
      {starts.map((start) => (
        <Press
          key={start.slot.id}
          isSmall
          isChosen={start.slot.id === chosenStart.slot.id}
          isDisabled={isDisabled?.(start) === true}
          onPress={() => onChoose(start)}
        >
          {startName(start)}
          <small>
            {copy.free(start.freePlaces)}
            {start.language === 'French' && `, ${copy.french}`}
            <TooLate start={start} now={now} />
          </small>
        </Press>
      ))}
    </Choices>
    {children}
  </Grid>
);
