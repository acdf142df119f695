import { installCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { SheetFoot } from '#app/ui/sheet.tsx';
import { StaffMark } from '#app/ui/staff-frame/staff-mark.tsx';
import { Press } from '../today/press/press.tsx';
import { Sheet } from '../today/press/sheet.tsx';
import type { InstallSystem } from './install.ts';
import styles from './offline.module.css';
import { Steps } from './steps.tsx';

export interface InstallSheetProps {
  system: InstallSystem;
  /** Opens the install prompt of the browser; absent if it has none. */
  onInstall: (() => void) | undefined;
  onNotNow: () => void;
  onClose: () => void;
}

const icons = {
  '↑': (
    <svg
      width="20"
      height="24"
      viewBox="0 0 20 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M6 9H2v13h16V9h-4M10 15V2M5.5 6 10 1.5 14.5 6" />
    </svg>
  ),
  '+': (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M1 1h18v18H1zM10 5v10M5 10h10" />
    </svg>
  ),
  '⋮': (
    <svg width="8" height="22" viewBox="0 0 8 22" fill="currentColor" aria-hidden="true">
      <path d="M4 .6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8M4 8.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8M4 16.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8" />
    </svg>
  ),
};

/** Explains why and how to put the console on the home screen of a phone or tablet. */
export const InstallSheet = ({ system, onInstall, onNotNow, onClose }: InstallSheetProps) => (
  <Sheet title={copy.title[system]} onClose={onClose} isFullScreen>
    <Stack gap={16} padTop={16}>
      <Cluster gap={14} align="center">
        <Cluster align="center" justify="center" className={styles.app}>
          <StaffMark />
        </Cluster>
        <Heading as="h3" size="subject">
          {copy.name}
        </Heading>
      </Cluster>
      <Text tone="quiet">{copy.why[system]}</Text>
      <Steps steps={copy[system]} signs={icons} />
      {system === 'iphone' && (
        <Text size="fact" tone="quiet">
          {copy.foot} {icons['↑']}
        </Text>
      )}
    </Stack>
    <SheetFoot>
      <Press kind="quiet" onPress={onNotNow}>
        {copy.notNow}
        <small>{copy.again}</small>
      </Press>
      {onInstall && (
        <Press kind="commit" onPress={onInstall}>
          {copy.install}
          <small>{copy.takes}</small>
        </Press>
      )}
    </SheetFoot>
  </Sheet>
);
