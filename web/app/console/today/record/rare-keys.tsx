import { rareCopy as copy } from '#app/content/staff/change-copy.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { hasEnded } from '#shared/booking/booking-request.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { Press } from '../press/press.tsx';
import type { RareAction } from '../view/party-actions.ts';
import styles from './record.module.css';

export interface RareKeysProps {
  party: Party;
  now: Date;
  onOpen: (kind: RareAction) => void;
}

/** Actions rarer than arrivals and payments, with cancelling last. */
export function RareKeys({ party, now, onOpen }: RareKeysProps) {
  const isPast = hasEnded({ ...party, date: party.date as CalendarDate }, now);
  return (
    <Stack gap={8} className={styles.rare}>
      <Press kind="line" isSmall isOff={isPast} onPress={() => onOpen('change')}>
        {isPast ? copy.over : copy.change}
      </Press>
      <Press kind="line" isSmall isOff={party.email === ''} onPress={() => onOpen('resend')}>
        {party.email === '' ? copy.noMail : copy.resend}
      </Press>
      {!isPast && (
        <Press kind="stop" isSmall onPress={() => onOpen('cancel')}>
          {copy.cancel}
        </Press>
      )}
    </Stack>
  );
}
