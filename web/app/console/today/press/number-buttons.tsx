import { partyCopy } from '#app/content/staff/today-copy.ts';
import { capacity } from '#shared/booking/terms.ts';
import { choiceRole } from './choices.tsx';
import styles from './number-buttons.module.css';

export interface NumberButtonsProps {
  /** The largest number that fits; larger ones are faint and inactive. */
  freePlaces: number;
  /** The chosen number, or `none`, when used inside `Choices`. If absent, pressing a number goes on at once. */
  chosenCount?: number | 'none';
  max?: number;
  onChoose: (count: number) => void;
}

/** One button for each place in a slot. */
export const NumberButtons = ({ freePlaces, chosenCount, max = capacity, onChoose }: NumberButtonsProps) =>
  Array.from({ length: max }, (_, index) => index + 1).map((count) => (
    <button
      type="button"
      key={count}
      className={`${styles.button} ${count === chosenCount ? styles.chosen : ''}`}
      aria-label={partyCopy.adults(count)}
      {...(chosenCount !== undefined && choiceRole(count === chosenCount))}
      aria-disabled={count > freePlaces || undefined}
      onClick={() => {
        if (count <= freePlaces) onChoose(count);
      }}
    >
      {count}
    </button>
  ));
