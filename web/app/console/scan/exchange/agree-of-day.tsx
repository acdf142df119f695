import { useKeptQueue } from '../../kept/use-kept.ts';
import { AgreeSheet, type AgreeSheetProps } from './agree-sheet.tsx';

/** The exchange with what this device keeps; nothing in pages that keep nothing. */
export function AgreeOfDay(props: Pick<AgreeSheetProps, 'now' | 'back' | 'onClose'>) {
  const queue = useKeptQueue();
  return queue && <AgreeSheet {...props} queue={queue} />;
}
