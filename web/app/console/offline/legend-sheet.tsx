import type { ReactNode } from 'react';
import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { marksCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Grid, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Legend } from '../today/bar/legend.tsx';
import ticks from '../today/drawing/ticks.module.css';
import { Sheet } from '../today/press/sheet.tsx';
import styles from './offline.module.css';

const guestPositions = [20, 32];
const stem = <line className={ticks.stem} x1="1" x2="1" y1="0" y2="56" />;
const fullTicks = (tone: string | undefined) =>
  guestPositions.map((y) => <rect key={y} className={tone} x="2" y={y} width="32" height="4" />);

const drawings: Readonly<
  Record<'dashed' | 'dashedLine' | 'full' | 'split' | 'hollow' | 'edge' | 'red', ReactNode>
> = {
  dashed: (
    <>
      {stem}
      {guestPositions.map((y) => (
        <rect key={y} className={ticks.unsent} x="3" y={y} width="30" height="4" />
      ))}
    </>
  ),
  dashedLine: (
    <>
      {guestPositions.map((y) => (
        <rect key={y} className={ticks.unsent} x="7" y={y} width="26" height="4" />
      ))}
      <rect className={ticks.unsentPaid} x="1" y="2" width="5" height="52" />
    </>
  ),
  full: (
    <>
      {fullTicks(ticks.paid)}
      <rect className={ticks.paid} y="2" width="5" height="52" />
    </>
  ),
  split: (
    <>
      {stem}
      {guestPositions.map((y) => (
        <g key={y} className={ticks.split}>
          <rect x="2" y={y - 2} width="32" height="2.5" />
          <rect x="2" y={y + 3} width="32" height="2.5" />
        </g>
      ))}
    </>
  ),
  hollow: (
    <g className={ticks.hollow}>
      <rect x="3" y="24" width="32" height="8" />
      <line x1="3" x2="3" y1="15" y2="41" />
    </g>
  ),
  edge: <rect className={ticks.edge} x="2" y="8" width="4" height="40" />,
  red: <rect className={ticks.red} y="10" width="36" height="36" />,
};

/** Explains all marks, those of the day and those used offline. */
export function LegendSheet({ device, onClose }: { device: DeviceWord; onClose: () => void }) {
  const rows: readonly (readonly [ReactNode, readonly [string, string]])[] = [
    [drawings.dashed, copy.dashed(device)],
    [drawings.dashedLine, copy.dashedLine(device)],
    [drawings.full, copy.full],
    [drawings.split, copy.split],
    [drawings.hollow, copy.hollow],
    [
      <text key="?" className={ticks.question} x="17.5" y="40" textAnchor="middle" fontSize="32">
        ?
      </text>,
      copy.question(device),
    ],
    [drawings.edge, copy.edge],
    [drawings.red, copy.red],
  ];
  return (
    <Sheet title={copy.title} onClose={onClose} isFullScreen>
      <Stack as="ul" gap={4} className={styles.marks}>
        {rows.map(([drawing, [name, meaning]]) => (
          <Grid key={name} as="li" gap={14} align="center" rule="below">
            <svg width="36" height="56" viewBox="0 0 36 56" aria-hidden="true">
              {drawing}
            </svg>
            <Text as="span" size="fact" tone="quiet">
              <Text as="b" block size="name" tone="cream">
                {name}
              </Text>
              {meaning}
            </Text>
          </Grid>
        ))}
      </Stack>
      <Panel padTop={16}>
        <Legend />
      </Panel>
    </Sheet>
  );
}
