import { useId } from 'react';
import { batchesCopy as copy } from '#app/content/batches/batches-copy.ts';
import { ToggleChip } from '#app/ui/form/toggle-chip.tsx';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import styles from './batch-filter.module.css';

export interface BatchFilterProps {
  ids: readonly string[];
  selection: readonly string[];
  shownCount: number;
  onToggle: (id: string) => void;
  onClear: () => void;
}

/** A toggle per batch, and a button that clears the selection (specification §2). */
export function BatchFilter({ ids, selection, shownCount, onToggle, onClear }: BatchFilterProps) {
  const label = useId();
  return (
    <Cluster gap={8} gapX={24} align="center" padY={24} className={styles.filter} data-needs-script>
      <Text size="small" tone="quiet" className={styles.label} id={label}>
        {copy.filter}
      </Text>
      <Cluster gap={8} role="group" aria-labelledby={label}>
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
      </Cluster>
      <Text size="small" tone="quiet" className={styles.shown} role="status">
        {copy.shown(shownCount, ids.length)}
      </Text>
    </Cluster>
  );
}
