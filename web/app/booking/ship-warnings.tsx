import {
  backAtWharf,
  callsOfGuest,
  type ShipWarning,
  shipsByEdit,
  shipWarnings,
} from '../../../shared/booking/ship-days.ts';
import { timeLabel } from '../../../shared/values/written-time.ts';
import { now } from '../api/clock.ts';
import { recentDays } from '../api/list-holidays.ts';
import { useRequest } from '../api/use-request.ts';
import { shipCopy as copy } from '../content/booking/ship-copy.ts';
import { Notice } from '../ui/notice.tsx';
import type { ChosenSlot } from './form/booking-form.ts';
import { shipOfVisit } from './ship-of-visit.ts';
import styles from './ship-warnings.module.css';

export interface ShipWarningsProps {
  chosen: ChosenSlot;
  /** For the bar of a phone. */
  brief?: boolean;
}

/** Warnings for the ship that the guest named, else for every ship of the day. */
export function ShipWarnings({ chosen: { slot, date }, brief = false }: ShipWarningsProps) {
  const { reply } = useRequest(date, () => recentDays(now()));
  const ships = shipsByEdit(date, reply?.editOn(date));
  const warnings = shipWarnings(slot, callsOfGuest(ships, shipOfVisit.read()));
  const back = timeLabel(backAtWharf(slot));
  const says = ({ call, fit }: ShipWarning) =>
    copy.warnings[fit](call.ship, back, timeLabel(call.allAboardMinutes), timeLabel(call.ashoreMinutes));
  return warnings.map((warning) => {
    const { call, fit } = warning;
    return brief ? (
      <span key={call.ship} className={fit === 'tight' ? styles.tight : styles.bad}>
        {copy.names[fit](call.ship)}
      </span>
    ) : (
      <div key={call.ship} className={styles.warning}>
        <Notice kind={fit === 'tight' ? 'mind' : 'refused'}>{says(warning)}</Notice>
      </div>
    );
  });
}
