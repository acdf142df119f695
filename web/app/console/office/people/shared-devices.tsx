import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
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
    <section className={styles.person}>
      <div className={styles.who}>
        <div>
          <h2 className={styles.name}>{copy.shared.title}</h2>
          <p className={styles.fact}>{copy.shared.about}</p>
        </div>
      </div>
      <div>
        {live.length === 0 && <p className={styles.none}>{copy.noDevice}</p>}
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
            <summary className={styles.summary}>{copy.formerDevices(former.length)}</summary>
            <ul>
              {former.map((device) => (
                <FormerDevice key={device.id} device={device} name={device.name} now={now} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
