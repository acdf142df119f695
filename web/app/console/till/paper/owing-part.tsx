import { formatMoment } from '#app/console/page/moments.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { paperCopy as copy } from '#app/content/staff/till-copy.ts';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import type { OwingDevice } from '#shared/staff/till/owing-device.ts';
import styles from './till-paper.module.css';

/** The devices whose presses are not all in this report. */
export const OwingPart = ({ owing }: { owing: readonly OwingDevice[] }) =>
  owing.length > 0 && (
    <Stack className={styles.part}>
      <div>
        <Text weight="strong">{copy.owing}</Text>
        {owing.map((device) => (
          <Text key={`${device.device} ${device.key}`} breaks="anywhere">
            {device.name +
              consoleCopy.colon +
              [...describeState(device), copy.heard(formatMoment(device.heardAt))].join(' ')}
          </Text>
        ))}
      </div>
    </Stack>
  );

const describeState = ({ missing, broken, lost }: OwingDevice): readonly string[] => [
  ...(missing.length > 0 ? [copy.missing(missing.join(', '), missing.length)] : []),
  ...(broken.length > 0 ? [copy.broken(broken.join(', '))] : []),
  ...(lost.length > 0 ? [copy.lost(lost.join(', '))] : []),
];
