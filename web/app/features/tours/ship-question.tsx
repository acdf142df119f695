import { shipCopy as copy } from '#app/content/booking/ship-copy.ts';
import choice from '#app/ui/form/choice.module.css';
import { Gauge } from '#app/ui/gauge.tsx';
import { Grid, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { notOnShip } from '#shared/booking/ship-days.ts';
import type { ShipCall } from '#shared/booking/ship-fit.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import styles from './ship-question.module.css';

const scale = { from: 10 * 60, to: 18 * 60, major: 60, minor: 15 };
const clampToScale = (minutes: number): number => Math.min(Math.max(minutes, scale.from), scale.to);

export interface ShipQuestionProps {
  ships: readonly ShipCall[];
  /** The ship that the guest has named in this tab. */
  chosen: string | undefined;
  onChoose: (ship: string) => void;
}

/** On days with cruise ships, asks which ship the guest is on. The answer is stored for the lifetime of the tab. */
export const ShipQuestion = ({ ships, chosen, onChoose }: ShipQuestionProps) => (
  <Panel as="fieldset" span="all">
    <Text as="legend" size="note" weight="strong" below={6}>
      {copy.question}
    </Text>
    <div className={styles.ships}>
      {ships.map((call) => (
        <Ship
          key={call.ship}
          name={call.ship}
          isChosen={chosen === call.ship}
          onChoose={() => onChoose(call.ship)}
        >
          <Text as="span" size="label" tone="quiet" className={styles.hours}>
            {copy.hours(timeLabel(call.ashoreMinutes), timeLabel(call.allAboardMinutes))}
          </Text>
          <Gauge
            {...scale}
            compact
            measured={[{ from: clampToScale(call.ashoreMinutes), to: clampToScale(call.allAboardMinutes) }]}
          />
        </Ship>
      ))}
      <Ship name={copy.none} isChosen={chosen === notOnShip} onChoose={() => onChoose(notOnShip)} />
    </div>
    <Text size="label" tone="quiet" above={8} className={styles.note}>
      {copy.note}
    </Text>
  </Panel>
);

interface ShipProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children?: React.ReactNode;
}

const Ship = ({ name, isChosen, onChoose, children }: ShipProps) => (
  <Grid
    as="label"
    gapX={12}
    align="center"
    rule="above"
    className={styles.ship}
    data-surface={isChosen ? 'paper' : undefined}
  >
    <input className={choice.cover} type="radio" name="ship" checked={isChosen} onChange={onChoose} />
    <span className={styles.knob} />
    <Stack as="span" gap={2} className={styles.details}>
      <b>{name}</b>
      {children}
    </Stack>
  </Grid>
);
