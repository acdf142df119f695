import type { ListedPerson } from '../../../../../shared/contracts/staff/list-people.ts';
import { peopleCopy as copy } from '../../../content/staff/people-copy.ts';
import { StaffKey } from '../../../ui/staff-frame/staff-key.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { KnownDevice } from './known-people.ts';
import { dayLabel, momentLabel, usedLabel } from './moments.ts';
import styles from './person-row.module.css';
import type { Question } from './question.ts';

export interface DeviceLineProps {
  person: ListedPerson;
  device: KnownDevice;
  isThis: boolean;
  now: Date;
  onAsk: (question: Question) => void;
}

/** A device that can be used, or a link that was not opened yet. */
export function DeviceLine({ person, device, isThis, now, onAsk }: DeviceLineProps) {
  const isInvited = device.state === 'invited';
  const used = usedLabel(device.lastUsedAt ?? device.linkedAt, now);
  return (
    <li className={styles.device}>
      <p className={styles.what}>
        {isInvited ? copy.unlinked : device.browser}
        {isThis && <span className={styles.fact}>{copy.thisDevice}</span>}
      </p>
      <p className={used === copy.used.now ? `${styles.used} ${styles.now}` : styles.used}>
        {isInvited ? '' : used}
      </p>
      <p className={styles.until}>
        {isInvited
          ? copy.linkUntil(momentLabel(device.endsAt, now))
          : copy.until(momentLabel(device.endsAt, now))}
      </p>
      <StaffKey small onClick={() => onAsk({ kind: 'end-device', person, device })}>
        <span aria-hidden="true">{isInvited ? copy.takeBack : copy.end}</span>
        <VisuallyHidden>
          {isInvited ? copy.takeBackOf(person.name) : copy.endOf(device.browser, person.name)}
        </VisuallyHidden>
      </StaffKey>
    </li>
  );
}

/** A device that has ended, or a link that was not opened in time. */
export const FormerDevice = ({ device, now }: { device: KnownDevice; now: Date }) => (
  <li className={styles.former}>
    <span>{device.browser || copy.unlinked}</span>
    <span>{device.browser ? copy.endedOn(dayLabel(device.endsAt, now)) : copy.expired}</span>
  </li>
);
