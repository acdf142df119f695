import { useKeptQueue } from '../../kept/use-kept.ts';
import { AgreeSheet, type AgreeSheetProps } from './agree-sheet.tsx';

/** The exchange of this device's presses; nothing in pages without a queue. */
export function AgreeOfDay(props: Pick<AgreeSheetProps, 'now' | 'backLabel' | 'onClose'>) {
  const queue = useKeptQueue();
  return queue && <AgreeSheet {...props} queue={queue} />;
}
