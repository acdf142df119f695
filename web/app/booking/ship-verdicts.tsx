import { callsOfGuest, isShipKnown, shipsByEdit } from '#shared/booking/ship-days.ts';
import {
  shipVerdicts,
  spareMinutes,
  wharfDepartureMinutes,
  wharfReturnMinutes,
} from '#shared/booking/ship-fit.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { now } from '../clock/clock.ts';
import { shipCopy as copy } from '../content/booking/ship-copy.ts';
import { recentDays } from '../requests/list-holidays.ts';
import { useRequest } from '../requests/use-request.ts';
import { Text } from '../ui/layout/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { chosenShip } from './chosen-ship.ts';
import type { ChosenSlot } from './form/booking-form.ts';
import styles from './ship-verdicts.module.css';
import { unbroken } from './unbroken-time.ts';

export interface ShipVerdictsProps {
  chosen: ChosenSlot;
  /** Whether only warnings are shown, as in the bar on phones. */
  brief?: boolean;
}

const unbrokenTime = (minutes: number): string => unbroken(timeLabel(minutes));
const noticeKinds = {
  fits: 'done',
  tight: 'warning',
  'too-late': 'refused',
  'before-ashore': 'refused',
} as const;

/**
 * Whether the start suits the guest's ship, which is the chosen ship or the only one of the day. If the ship is unknown,
 * names each ship that the start does not suit.
 */
export function ShipVerdicts({ chosen: { slot, date }, brief = false }: ShipVerdictsProps) {
  const { reply } = useRequest(date, () => recentDays(now()));
  const ships = shipsByEdit(date, reply?.editOn(date));
  const shipName = chosenShip.read();
  const hidesFits = brief || (!isShipKnown(ships, shipName) && ships.length > 1);
  const verdicts = shipVerdicts(slot, callsOfGuest(ships, shipName));
  return verdicts
    .filter(({ fit }) => !(hidesFits && fit === 'fits'))
    .map(({ call, fit }) =>
      brief ? (
        <Text key={call.ship} as="span" tone={fit === 'tight' ? 'few' : 'no'} className={styles.brief}>
          {copy.names[fit](call.ship)}
        </Text>
      ) : (
        <div key={call.ship} className={styles.verdict}>
          <Notice kind={noticeKinds[fit]}>
            {copy.sentences[fit]({
              ship: call.ship,
              leave: unbrokenTime(wharfDepartureMinutes(slot)),
              back: unbrokenTime(wharfReturnMinutes(slot)),
              ashore: unbrokenTime(call.ashoreMinutes),
              allAboard: unbrokenTime(call.allAboardMinutes),
              spareMinutes: spareMinutes(slot, call),
            })}
          </Notice>
        </div>
      ),
    );
}
