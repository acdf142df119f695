import { Fold } from '#app/console/page/fold.tsx';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { DeviceLine, type DeviceLineProps, FormerDevice, type FormerDeviceProps } from './device-line.tsx';
import type { KnownDevice } from './known-people.ts';
import styles from './person-row.module.css';

export interface DevicesProps<Device> {
  liveDevices: readonly Device[];
  formerDevices: readonly Device[];
  now: Date;
  lineProps: (device: Device) => Omit<DeviceLineProps, 'device' | 'now'>;
  formerProps: (device: Device) => Omit<FormerDeviceProps, 'device' | 'now'>;
}

/** The devices of a colleague or shared devices, with former ones collapsed. */
export const Devices = <Device extends KnownDevice>({
  liveDevices,
  formerDevices,
  now,
  lineProps,
  formerProps,
}: DevicesProps<Device>) => (
  <div>
    {liveDevices.length === 0 && (
      <Cluster as="p" nowrap align="center" size="row" tone="quiet" className={styles.none}>
        {copy.noDevice}
      </Cluster>
    )}
    <ul>
      {liveDevices.map((device) => (
        <DeviceLine key={device.id} device={device} now={now} {...lineProps(device)} />
      ))}
    </ul>
    {formerDevices.length > 0 && (
      <Fold className={styles.past} summary={copy.formerDevices(formerDevices.length)}>
        <ul>
          {formerDevices.map((device) => (
            <FormerDevice key={device.id} device={device} now={now} {...formerProps(device)} />
          ))}
        </ul>
      </Fold>
    )}
  </div>
);
