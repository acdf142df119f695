import { lettersCopy as copy } from '#app/content/staff/scan-copy.ts';
import { Cluster, Grid } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { sixLettersAlphabet } from '#shared/staff/parties/six-letters.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { Press } from '../../today/press/press.tsx';
import styles from './letters-pad.module.css';

/** The letters typed so far, in two groups of three. */
export function TypedLetters({ letters }: { letters: string }) {
  const place = (index: number) => (
    <span key={index} className={index === letters.length ? styles.next : styles.place}>
      {letters[index]}
    </span>
  );
  const half = lettersOfParty / 2;
  const places = Array.from({ length: lettersOfParty }, (_, index) => index);
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{copy.typed([...letters].join(' '))}</span>
      </VisuallyHidden>
      <Grid gap={8} align="center" aria-hidden="true" className={styles.places}>
        {places.slice(0, half).map(place)}
        <span className={styles.dash} />
        {places.slice(half).map(place)}
      </Grid>
    </div>
  );
}

export interface LettersPadProps {
  onLetter: (letter: string) => void;
  onBack: () => void;
  onClear: () => void;
}

/** A button for each of the sixteen letters. */
export const LettersPad = ({ onLetter, onBack, onClear }: LettersPadProps) => (
  <Grid gap={6} className={styles.pad}>
    {[...sixLettersAlphabet].map((letter) => (
      <button type="button" key={letter} className={styles.letter} onClick={() => onLetter(letter)}>
        {letter}
      </button>
    ))}
    <Cluster gap={6} nowrap span="all">
      <Press kind="quiet" onPress={onClear}>
        {copy.clear}
      </Press>
      <Press kind="quiet" onPress={onBack} label={copy.back}>
        <svg width={22} height={16} fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M9 1 2 8l7 7M2 8h20" />
        </svg>
      </Press>
    </Cluster>
  </Grid>
);
