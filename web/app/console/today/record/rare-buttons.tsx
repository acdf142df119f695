import { rareCopy as copy } from '#app/content/staff/change-copy.ts';
import { joinCopy, canCopy as needsNetwork } from '#app/content/staff/offline-copy.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { hasEnded } from '#shared/booking/booking-request.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { Press } from '../press/press.tsx';
import { joiningOf } from '../view/joining.ts';
import type { PartyActions, RareAction } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';
import type { PartyRecordProps } from './party-record.tsx';
import styles from './record.module.css';

export type RareButtonsProps = Pick<PartyRecordProps, 'view' | 'me' | 'actions' | 'now' | 'isOffline'>;

/** Actions rarer than arrivals and payments, with cancelling last. */
export function RareButtons({ view, me, actions, now, isOffline }: RareButtonsProps) {
  const { party } = view;
  if (party.status !== 'confirmed') return null;
  const open = (kind: RareAction) => () => actions.openRare(kind, view);
  const isPast = hasEnded({ ...party, date: party.date as CalendarDate }, now);
  if (isOffline)
    return (
      <Stack gap={8} className={styles.rare}>
        {actions.join && me && <JoinButton view={view} person={me.id} onJoin={actions.join} />}
        {[copy.change, copy.resend, copy.cancel].map((what) => (
          <Press key={what} kind="line" isSmall isDisabled>
            {what}
            <small>{needsNetwork.needs}</small>
          </Press>
        ))}
      </Stack>
    );
  return (
    <Stack gap={8} className={styles.rare}>
      <Press kind="line" isSmall isDisabled={isPast} onPress={open('change')}>
        {isPast ? copy.over : copy.change}
      </Press>
      <Press kind="line" isSmall isDisabled={party.email === ''} onPress={open('resend')}>
        {party.email === '' ? copy.noMail : copy.resend}
      </Press>
      {!isPast && (
        <Press kind="stop" isSmall onPress={open('cancel')}>
          {copy.cancel}
        </Press>
      )}
    </Stack>
  );
}

interface JoinButtonProps {
  view: PartyView;
  person: string;
  onJoin: NonNullable<PartyActions['join']>;
}

/** A party may go in with another start than theirs, also without a network. */
function JoinButton({ view, person, onJoin }: JoinButtonProps) {
  const joining = joiningOf(view, person);
  return (
    <Press kind="line" isSmall isDisabled={joining === undefined} onPress={() => onJoin(view)}>
      {joinCopy.button}
      {joining === undefined && <small>{joinCopy.isSent}</small>}
    </Press>
  );
}
