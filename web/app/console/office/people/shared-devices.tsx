import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { ListedSharedDevice } from '#shared/contracts/staff/list-people.ts';
import { DeviceLine, FormerDevice } from './device-line.tsx';
import { devicesOf } from './known-people.ts';
import styles from './person-row.module.css';
import type { Question } from './question.ts';

export interface SharedDevicesProps {
  devices: readonly ListedSharedDevice[];
  now: Date;
  onAsk: (question: Question) => void;
}

/** Devices that everybody uses. */
export function SharedDevices({ devices, now, onAsk }: SharedDevicesProps) {
  const { live, former } = devicesOf({ devices }, now);
  return (
    <Stack as="section" gap={8} padY={10} rule="above" className={styles.person}>
      <Cluster gap={12} nowrap align="start" justify="between">
        <div>
          <Heading level={2} tracking="none" breaks="anywhere" className={styles.name}>
            {copy.shared.title}
          </Heading>
          <p className={styles.fact}>{copy.shared.about}</p>
        </div>
      </Cluster>
      <div>
        {live.length === 0 && (
          <Cluster as="p" nowrap align="center" size="row" tone="quiet" className={styles.none}>
            {copy.noDevice}
          </Cluster>
        )}
        <ul>
          {live.map((device) => (
            <DeviceLine
              key={device.id}
              device={device}
              name={device.name}
              fact={device.state === 'invited' ? copy.unlinked : device.browser}
              labels={{ end: copy.endShared(device.name), revoke: copy.revokeOf(device.name) }}
              now={now}
              onEnd={() => onAsk({ kind: 'end-shared', device })}
            />
          ))}
        </ul>
        {former.length > 0 && (
          <details className={styles.past}>
            <Text as="summary" align="center" size="note" tone="quiet" touch className={styles.summary}>
              {copy.formerDevices(former.length)}
            </Text>
            <ul>
              {former.map((device) => (
                <FormerDevice key={device.id} device={device} name={device.name} now={now} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </Stack>
  );
}
