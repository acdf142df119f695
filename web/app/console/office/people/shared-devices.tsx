import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { ListedSharedDevice } from '#shared/contracts/staff/list-people.ts';
import { Devices } from './devices.tsx';
import { groupDevices } from './known-people.ts';
import styles from './person-row.module.css';
import type { Question } from './question.ts';

export interface SharedDevicesProps {
  devices: readonly ListedSharedDevice[];
  now: Date;
  onAsk: (question: Question) => void;
}

/** The list of shared devices. */
export function SharedDevices({ devices, now, onAsk }: SharedDevicesProps) {
  const { liveDevices, formerDevices } = groupDevices({ devices }, now);
  return (
    <Stack as="section" gap={8} padY={10} rule="above" className={styles.person}>
      <Cluster gap={12} nowrap align="start" justify="between">
        <div>
          <Heading size="subject" untracked breaks="anywhere">
            {copy.shared.title}
          </Heading>
          <Text size="note" tone="quiet">
            {copy.shared.about}
          </Text>
        </div>
      </Cluster>
      <Devices
        liveDevices={liveDevices}
        formerDevices={formerDevices}
        now={now}
        lineProps={(device) => ({
          name: device.name,
          detail: device.state === 'invited' ? copy.unlinked : consoleCopy.browser(device.browser),
          labels: { end: copy.endShared(device.name), revoke: copy.revokeOf(device.name) },
          onEnd: () => onAsk({ kind: 'end-shared', device }),
        })}
        formerProps={({ name }) => ({ name })}
      />
    </Stack>
  );
}
