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
        {reply.owing.map((one) => (
          <Grid as="li" gap={12} align="center" key={`${one.device} ${one.key}`} className={styles.owing}>
            <Stack gap={4}>
              <Text weight="strong">{one.name}</Text>
              {one.missing.length > 0 && (
                <Text>{copy.missing(one.missing.join(', '), one.missing.length)}</Text>
              )}
              {one.broken.length > 0 && <Text tone="no">{copy.broken(one.broken.join(', '))}</Text>}
              {one.lost.length > 0 && <Text tone="quiet">{copy.gone(one.lost.join(', '))}</Text>}
              <Text size="note" tone="quiet">
                {copy.heard(whenLabel(one.heardAt, today))}
              </Text>
            </Stack>
            {isManager && one.missing.length > 0 && (
              <Press kind="line" isBusy={isBusy} onPress={() => onGiveUp(one)}>
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
