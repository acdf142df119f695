import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { Grid, Heading, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { OwingDevice } from '#shared/staff/till/owing-device.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { Press } from '../today/press/press.tsx';
import { whenLabel } from './facts.ts';
import type { ReviewReply } from './review-case.ts';
import styles from './review-page.module.css';

export interface OwingDevicesProps {
  reply: ReviewReply;
  now: Date;
  isManager: boolean;
  isBusy: boolean;
  onGiveUp: (owing: OwingDevice) => void;
}

/** The devices whose presses have not all arrived, or do not follow one another. */
export function OwingDevices({ reply, now, isManager, isBusy, onGiveUp }: OwingDevicesProps) {
  const today = dateOf(now);
  return (
    <section>
      <Heading size="title-24">{copy.owing}</Heading>
      <Panel as="ul" rule="above">
        {reply.owing.map((device) => (
          <Grid
            as="li"
            gap={12}
            align="center"
            key={`${device.device} ${device.key}`}
            className={styles.owing}
          >
            <Stack gap={4}>
              <Text weight="strong">{device.name}</Text>
              {device.missing.length > 0 && (
                <Text>{copy.missing(device.missing.join(', '), device.missing.length)}</Text>
              )}
              {device.broken.length > 0 && <Text tone="no">{copy.broken(device.broken.join(', '))}</Text>}
              {device.lost.length > 0 && <Text tone="quiet">{copy.gone(device.lost.join(', '))}</Text>}
              <Text size="note" tone="quiet">
                {copy.heard(whenLabel(device.heardAt, today))}
              </Text>
            </Stack>
            {isManager && device.missing.length > 0 && (
              <Press kind="line" isBusy={isBusy} onPress={() => onGiveUp(device)}>
                {copy.choice.giveUp}
                <small>{copy.choice.giveUpSub}</small>
              </Press>
            )}
          </Grid>
        ))}
      </Panel>
    </section>
  );
}
