import { type ReactNode, useState } from 'react';
import { offlineProblemCopy as copy } from '#app/content/staff/offline-copy.ts';
import { liveCopy } from '#app/content/staff/today-copy.ts';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import { Press } from '../today/press/press.tsx';
import { Sheet } from '../today/press/sheet.tsx';
import { timeOf } from '../today/view/time-words.ts';
import styles from './offline.module.css';
import {
  addressOfConsole,
  type OfflineProblemDetails,
  offlineProblemInWords,
} from './offline-problem-in-words.ts';
import { Steps } from './steps.tsx';
import { Stressed } from './stressed.tsx';

export interface OfflineProblemSheetProps extends OfflineProblemDetails {
  /** Checks the storage again, stores the lost press, or measures the clock. */
  onRetry: () => void;
  /** Shows the run sheet on screen. */
  onRunSheet: () => void;
  /** The button that passes the presses to another device. */
  agreeButton?: ReactNode;
  onClose: () => void;
}

/** Warns that this device stores no presses or has a wrong clock, and lists the steps to take. */
export function OfflineProblemSheet(props: OfflineProblemSheetProps) {
  const { onClose } = props;
  const { title, text, steps } = offlineProblemInWords(props);
  return (
    <Sheet title={liveCopy[props.problem.kind]} tone="refused" onClose={onClose} isFullScreen>
      <section className={styles.halt} role="alert">
        <h3>{title}</h3>
        <p>
          <Stressed text={text} />
        </p>
      </section>
      <Stack gap={12} padTop={24} flex={1} className="inColumn">
        <Heading as="h3" size="name" untracked>
          {copy.do}
        </Heading>
        <Steps steps={steps} />
        <Stack gap={8} className={styles.foot}>
          <ProblemButtons {...props} />
        </Stack>
      </Stack>
    </Sheet>
  );
}

function ProblemButtons({
  problem,
  lost,
  now,
  onRetry,
  onRunSheet,
  agreeButton,
  onClose,
}: OfflineProblemSheetProps) {
  switch (problem.kind) {
    case 'refused':
      return (
        <>
          <Press kind="commit" onPress={onRetry}>
            {copy.refused.again}
          </Press>
          <Press kind="line" onPress={onRunSheet}>
            {copy.refused.sheet}
          </Press>
        </>
      );
    case 'private':
      return <CopyAddress />;
    case 'full':
      return (
        <>
          <Press kind="commit" onPress={onRetry}>
            {copy.full.again}
            <small>{lost}</small>
          </Press>
          {agreeButton}
        </>
      );
    case 'clock':
      return (
        <>
          <Press kind="commit" onPress={onRetry}>
            {copy.clock.set}
          </Press>
          <Press kind="line" onPress={onClose}>
            {copy.clock.goOn}
            <small>{copy.clock.corrected(timeOf(now.getTime() / 1000))}</small>
          </Press>
        </>
      );
  }
}

function CopyAddress() {
  const [isCopied, setCopied] = useState(false);
  return (
    <Press
      kind="commit"
      onPress={() =>
        void navigator.clipboard?.writeText(`https://${addressOfConsole()}`).then(
          () => setCopied(true),
          () => {},
        )
      }
    >
      {isCopied ? copy.private.copied : copy.private.copy}
    </Press>
  );
}
