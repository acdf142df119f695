import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { canCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Grid, Heading, Text } from '#app/ui/layout/layout.tsx';
import { SheetFoot } from '#app/ui/sheet.tsx';
import { Tick } from '../today/drawing/icons.tsx';
import { Press } from '../today/press/press.tsx';
import { Sheet } from '../today/press/sheet.tsx';
import styles from './offline.module.css';

/** Lists the actions that work offline, and those that need the network. */
export const OfflineHelpSheet = ({ device, onClose }: { device: DeviceWord; onClose: () => void }) => (
  <Sheet title={copy.title} onClose={onClose} isFullScreen>
    <Grid className={styles.cans}>
      <Section title={copy.can} lines={copy.cans(device)} isPossible />
      <Section title={copy.waits} lines={copy.waiting(device)} />
    </Grid>
    <SheetFoot>
      <Press kind="commit" onPress={onClose}>
        {copy.understood}
      </Press>
    </SheetFoot>
  </Sheet>
);

interface SectionProps {
  title: string;
  lines: readonly (readonly [string, string])[];
  isPossible?: boolean;
}

const Section = ({ title, lines, isPossible }: SectionProps) => (
  <section>
    <Heading as="h3" size="title-24" above={12} below={8}>
      {title}
    </Heading>
    <ul>
      {lines.map(([name, remark]) => (
        <li key={name}>
          {isPossible ? <Tick /> : <span className={styles.dash} aria-hidden="true" />}
          <Text as="span" size="fact" tone="quiet">
            <Text as="b" block size="name" tone="cream">
              {name}
            </Text>
            {remark}
          </Text>
        </li>
      ))}
    </ul>
  </section>
);
