import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { NumberTable, Panel } from '../figures/number-table.ts';
import { formatCompact, pitchFor, type Scale, scaleFor, ticksFor } from './scale.ts';
import { type Pitch, TickBar } from './tick-bar.tsx';
import styles from './tick-plot.module.css';

export interface TickPlotProps {
  table: NumberTable;
  /** `27 November to 10 December 2026`. */
  time: string;
}

/** Ticks of the highest bar: a single plot has room for more. */
const maxTicks = { single: 40, several: 20 };

/** Size of the highest bar, in pixels. */
const barSizes = {
  single: { length: 228, minPitch: 6, maxPitch: 20 },
  several: { length: 120, minPitch: 6, maxPitch: 20 },
  flat: { length: 160, minPitch: 4, maxPitch: 10 },
};

/** The columns of a table as bars of ticks to one scale, each with a text alternative. */
export function TickPlot({ table, time }: TickPlotProps) {
  const { panels, rows, unit } = table;
  const drawnFigures = rows.flatMap(({ cells }) => panels.map(({ column }) => cells[column] ?? 0));
  const layout = panels.length === 1 ? 'single' : 'several';
  const scale = scaleFor(Math.max(0, ...drawnFigures), maxTicks[layout]);
  const pitch = {
    upright: pitchFor(scale.ticks, barSizes[layout]),
    flat: pitchFor(scale.ticks, barSizes.flat),
  };
  const hasShips = rows.some(({ isShipDay }) => isShipDay);
  const hasShortTicks = panels.some(({ solidColumn }) => solidColumn !== undefined);
  return (
    <Stack gap={24}>
      {panels.map((panel) => (
        <PanelPlot key={panel.column} panel={panel} table={table} time={time} scale={scale} pitch={pitch} />
      ))}
      <Cluster as="ul" gap={8} gapX={24} size="fact" tone="quiet" className={styles.legend}>
        {hasShips && (
          <Cluster as="li" gap={8} nowrap align="center">
            <Sample fill="var(--unpaid)" /> {copy.legend.ship}
          </Cluster>
        )}
        {hasShips && (
          <Cluster as="li" gap={8} nowrap align="center">
            <Sample fill="var(--paid)" /> {copy.legend.noShip}
          </Cluster>
        )}
        {hasShortTicks && (
          <Cluster as="li" gap={8} nowrap align="center">
            <Sample fill="var(--booked)" width={12} /> {copy.legend.low}
          </Cluster>
        )}
        <Cluster as="li" gap={8} nowrap align="center">
          {copy.legend.mark(scale.unit, unit)}
        </Cluster>
      </Cluster>
    </Stack>
  );
}

interface PanelPlotProps extends TickPlotProps {
  panel: Panel;
  scale: Scale;
  pitch: Pitch;
}

function PanelPlot({ panel, table, time, scale, pitch }: PanelPlotProps) {
  const { columns, rows, totals, panels, unit } = table;
  const name = columns[panel.column] ?? '';
  const values = rows.map(({ cells }) => cells[panel.column] ?? 0);
  const highest = Math.max(0, ...values);
  const peak = highest > 0 ? rows[values.indexOf(highest)] : undefined;
  const description = copy.plot({
    name,
    time,
    unit,
    total: totals[panel.column] ?? 0,
    peak: peak && { label: peak.label, value: highest },
  });
  return (
    <Stack gap={12}>
      {panels.length > 1 && (
        <Heading as="h3" size="row" weight="strong">
          {name}
        </Heading>
      )}
      <Text as="div" size="fact" className={styles.plot} role="img" aria-label={description}>
        <Axis scale={scale} pitch={pitch.upright} />
        <div className={styles.columns}>
          {rows.map(({ key, shortLabel, cells, note, isShipDay = false }, index) => {
            const value = values[index] ?? 0;
            const ticks = ticksFor(value, scale);
            const solidTicks =
              panel.solidColumn === undefined
                ? ticks
                : Math.min(ticks, ticksFor(cells[panel.solidColumn] ?? 0, scale));
            return (
              <Cluster key={key} gap={8} nowrap align="center" rule="below" className={styles.column}>
                {note === undefined ? (
                  <span className={isShipDay ? styles.shipValue : styles.value}>{formatCompact(value)}</span>
                ) : (
                  <Text as="span" tone="quiet" className={styles.note}>
                    {note}
                  </Text>
                )}
                <TickBar ticks={ticks} solidTicks={solidTicks} isShipDay={isShipDay} pitch={pitch} />
                <Text as="span" tone="quiet" flex="none" className={styles.label}>
                  <span>{shortLabel[0]}</span>{' '}
                  <Text as="span" tone="cream">
                    {shortLabel[1]}
                  </Text>
                </Text>
              </Cluster>
            );
          })}
        </div>
      </Text>
    </Stack>
  );
}

function Axis({ scale, pitch }: { scale: Scale; pitch: number }) {
  const height = scale.ticks * pitch;
  return (
    <svg className={styles.axis} width="100%" height={height} aria-hidden="true">
      {scale.marks.map((mark) => {
        const y = height - (mark / scale.unit) * pitch;
        return (
          <g key={mark}>
            <line stroke="var(--line)" x1="0" x2="100%" y1={y} y2={y} />
            <text className={styles.mark} x="-12" y={y} dy="0.32em" textAnchor="end">
              {formatCompact(mark)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const Sample = ({ fill, width = 22 }: { fill: string; width?: number }) => (
  <svg className={styles.sample} width={width} height="3" aria-hidden="true">
    <rect fill={fill} width={width} height="3" />
  </svg>
);
