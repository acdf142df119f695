import { useId } from 'react';
import { batchesCopy as copy } from '#app/content/batches/batches-copy.ts';
import { ToggleChip } from '#app/ui/form/toggle-chip.tsx';
import styles from './batch-filter.module.css';

export interface BatchFilterProps {
  ids: readonly string[];
  selection: readonly string[];
  /** Number of batches shown. */
  shown: number;
  onToggle: (id: string) => void;
  onClear: () => void;
}

/** A toggle per batch, and a button that clears the selection (specification §2). */
export function BatchFilter({ ids, selection, shown, onToggle, onClear }: BatchFilterProps) {
  const label = useId();
  return (
    <div className={styles.filter}>
      <p className={styles.label} id={label}>
        {copy.filter}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className={styles.chips} role="group" aria-labelledby={label}>
        {ids.map((id) => (
          <ToggleChip key={id} pressed={selection.includes(id)} onToggle={() => onToggle(id)}>
            {id}
          </ToggleChip>
        ))}
        {selection.length > 0 && (
          <button type="button" className={styles.clear} onClick={onClear}>
            {copy.clearAll}
          </button>
        )}
      </div>
      <p className={styles.shown} role="status">
        {copy.shown(shown, ids.length)}
      </p>
    </div>
  );
}
