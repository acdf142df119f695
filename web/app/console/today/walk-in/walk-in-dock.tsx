import { barCopy as copy, startCopy } from '#app/content/staff/today-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Bulb } from '../drawing/icons.tsx';
import numbers from '../press/number-buttons.module.css';
import { NumberButtons } from '../press/number-buttons.tsx';
import styles from './walk-in-dock.module.css';

export interface WalkInDockProps {
  freePlaces: number;
  /** Whether the device is offline, so that places that look free may be taken. */
  isOffline?: boolean;
  /** Why no party can be added. */
  disabledReason: string | undefined;
  onOpen: (count?: number) => void;
}

const maxNumber = 6;

/** The walk-in buttons of the open start on tablets and desks; larger numbers are in the sheet that the name opens. */
export function WalkInDock({ freePlaces, isOffline = false, disabledReason, onOpen }: WalkInDockProps) {
  return (
    <Cluster gap={8} gapX={20} align="center" justify="between" className={styles.dock}>
      <button
        type="button"
        className={styles.name}
        aria-disabled={disabledReason ? true : undefined}
        onClick={() => !disabledReason && onOpen()}
      >
        <Bulb size={30} />
        <span>
          <b>{copy.walkIn}</b>
          <br />
          {disabledReason ??
            (isOffline ? startCopy.placesKnown(freePlaces) : startCopy.placesFree(freePlaces))}
        </span>
      </button>
      <fieldset className={`${numbers.buttons} ${numbers.few}`} aria-label={copy.adults}>
        <NumberButtons freePlaces={disabledReason ? 0 : freePlaces} max={maxNumber} onChoose={onOpen} />
      </fieldset>
    </Cluster>
  );
}
