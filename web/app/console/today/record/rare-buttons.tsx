import { rareCopy as copy } from '#app/content/staff/change-copy.ts';
import { joinCopy, canCopy as needsNetwork } from '#app/content/staff/offline-copy.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { hasEnded } from '#shared/booking/booking-request.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { Press } from '../press/press.tsx';
import { joiningOf } from '../view/joining.ts';
import type { PartyActions, RareAction } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';
import { isUnpaidWalkIn } from '../view/party-words.ts';
import type { PartyRecordProps } from './party-record.tsx';
import styles from './record.module.css';

export type RareButtonsProps = Pick<PartyRecordProps, 'view' | 'colleague' | 'actions' | 'now' | 'isOffline'>;

/** Actions rarer than arrivals and payments, with cancelling last. */
export function RareButtons({ view, colleague, actions, now, isOffline }: RareButtonsProps) {
  const { party } = view;
  if (party.status !== 'confirmed') return null;
  const openSheet = (kind: RareAction) => () => actions.openRare(kind, view);
  const isPast = hasEnded({ ...party, date: party.date as CalendarDate }, now);
  if (isOffline)
    return (
      <Stack gap={8} className={styles.rare}>
        {actions.join && colleague && <JoinButton view={view} person={colleague.id} onJoin={actions.join} />}
        {[copy.change, copy.resend, copy.cancel].map((label) => (
          <Press key={label} kind="line" isSmall isDisabled>
            {label}
            <small>{needsNetwork.needs}</small>
          </Press>
        ))}
      </Stack>
    );
  return (
    <Stack gap={8} className={styles.rare}>
      <Press kind="line" isSmall isDisabled={isPast} onPress={openSheet('change')}>
        {isPast ? copy.over : copy.change}
      </Press>
      <Press kind="line" isSmall isDisabled={party.email === ''} onPress={openSheet('resend')}>
        {party.email === '' ? copy.noMail : copy.resend}
      </Press>
      {!isPast && (
        <Press kind="stop" isSmall onPress={openSheet('cancel')}>
          {isUnpaidWalkIn(view) ? copy.remove : copy.cancel}
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

/** Lets a party join a start other than its own, even offline. */
function JoinButton({ view, person, onJoin }: JoinButtonProps) {
  const joining = joiningOf(view, person);
  return (
    <Press kind="line" isSmall isDisabled={joining === undefined} onPress={() => onJoin(view)}>
      {joinCopy.button}
      {joining === undefined && <small>{joinCopy.isSent}</small>}
    </Press>
  );
}
