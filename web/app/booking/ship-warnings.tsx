import {
  backAtWharf,
  callsOfGuest,
  type ShipWarning,
  shipsOn,
  shipWarnings,
} from '../../../shared/booking/ship-days.ts';
import { timeLabel } from '../../../shared/values/port-vila-time.ts';
import { shipCopy as copy } from '../content/booking/ship-copy.ts';
import { Notice } from '../ui/notice.tsx';
import type { ChosenSlot } from './form/booking-form.ts';
import { shipOfVisit } from './ship-of-visit.ts';

/** Warnings for the ship that the guest named, else for every ship of the day. Not before hydration. */
export const warningsOfVisit = ({ slot, date }: ChosenSlot): readonly ShipWarning[] =>
  shipWarnings(slot, callsOfGuest(shipsOn(date), shipOfVisit.read()));

export const ShipWarnings = ({ chosen }: { chosen: ChosenSlot }) =>
  warningsOfVisit(chosen).map(({ call, fit }) => (
    <Notice key={call.ship} kind={fit === 'tight' ? 'mind' : 'refused'}>
      {copy.warnings[fit](
        call.ship,
        timeLabel(backAtWharf(chosen.slot)),
        timeLabel(call.allAboardMinutes),
        timeLabel(call.ashoreMinutes),
      )}
    </Notice>
  ));
