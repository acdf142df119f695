import { partyCopy } from '#app/content/staff/today-copy.ts';
import { capacity } from '#shared/booking/terms.ts';
import styles from './number-keys.module.css';

export interface NumberKeysProps {
  /** What fits; larger numbers are faint and take nothing. */
  free: number;
  chosen?: number | undefined;
  max?: number;
  label: string;
  onChoose: (count: number) => void;
}

/** A button for each place of a start. */
export function NumberKeys({ free, chosen, max = capacity, label, onChoose }: NumberKeysProps) {
  return (
    <fieldset className={`${styles.keys} ${max < capacity ? styles.few : ''}`} aria-label={label}>
      {Array.from({ length: max }, (_, index) => index + 1).map((count) => (
        <button
          type="button"
          key={count}
          className={`${styles.key} ${count === chosen ? styles.chosen : ''}`}
          aria-label={partyCopy.adults(count)}
          aria-pressed={count === chosen}
          aria-disabled={count > free || undefined}
          onClick={() => {
            if (count <= free) onChoose(count);
          }}
        >
          {count}
        </button>
      ))}
    </fieldset>
  );
}
