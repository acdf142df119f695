import { dayLabel, momentLabel } from '#app/console/page/moments.ts';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Grid, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { KnownDevice } from './known-people.ts';
import { offlineStorageLabels } from './offline-storage-labels.ts';
import styles from './person-row.module.css';
import { usedLabel } from './used-label.ts';

export interface DeviceLineProps {
  device: KnownDevice;
  /** The name of the device. */
  name: string;
  /** Shown next to the name. */
  detail?: string | undefined;
  /** Names of the button that revokes the device, or its unopened link. */
  labels: { readonly end: string; readonly revoke: string };
  now: Date;
  onEnd: () => void;
}

/** A device in use, or a link that is not opened yet. */
export function DeviceLine({ device, name, detail, labels, now, onEnd }: DeviceLineProps) {
  const isInvited = device.state === 'invited';
  const lastUse = usedLabel(device.lastUsedAt ?? device.linkedAt, now);
  const isInUse = !isInvited && lastUse === copy.used.now;
  return (
    <Grid as="li" gapX={12} align="center" className={styles.device}>
      <Text breaks="anywhere">
        {name}
        {detail && (
          <Text as="span" block size="note" tone="quiet">
            {detail}
          </Text>
        )}
        {!isInvited && <PressStorage device={device} now={now} />}
      </Text>
      {isInUse ? (
        <Text size="note" weight="strong" tone="ok" className={styles.used}>
          {lastUse}
        </Text>
      ) : (
        <Text size="note" tone="quiet" className={styles.used}>
          {isInvited ? '' : lastUse}
        </Text>
      )}
      <Text size="note" tone="quiet">
        {isInvited
          ? copy.linkUntil(momentLabel(device.endsAt, now))
          : copy.until(momentLabel(device.endsAt, now))}
      </Text>
      <Button kind="outlined" small onClick={onEnd}>
        <span aria-hidden="true">{isInvited ? copy.revoke : copy.end}</span>
        <VisuallyHidden>{isInvited ? labels.revoke : labels.end}</VisuallyHidden>
      </Button>
    </Grid>
  );
}

/** Shows how a device stores presses, and how many it has yet to deliver. */
const PressStorage = ({ device, now }: Pick<DeviceLineProps, 'device' | 'now'>) =>
  offlineStorageLabels(device, now).map(({ text, isWarning }) => (
    <Text key={text} as="span" block size="note" tone={isWarning ? 'few' : 'quiet'}>
      {text}
    </Text>
  ));

export interface FormerDeviceProps {
  device: KnownDevice;
  /** The name that the device had. */
  name: string;
  now: Date;
  /** Name of the button that deletes passkeys of the device; absent when there are none. */
  label?: string;
  onDelete?: () => void;
}

/** A revoked device, or a link that expired unopened. */
export const FormerDevice = ({ device, name, now, label, onDelete }: FormerDeviceProps) => (
  <Cluster as="li" gapX={16} justify="between" size="note" tone="quiet" padY={4}>
    <span>{name}</span>
    {device.owes !== undefined && (
      <Text as="span" tone="few">
        {copy.owes(device.owes)}
      </Text>
    )}
    <span>{device.browser ? copy.endedOn(dayLabel(device.endsAt, now)) : copy.expired}</span>
    {onDelete && (
      <Button kind="outlined" small onClick={onDelete}>
        <span aria-hidden="true">{copy.deletePasskeys}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    )}
  </Cluster>
);
