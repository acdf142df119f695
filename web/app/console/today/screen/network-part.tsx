import { useEffect, useRef } from 'react';
import { offlineProblemCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useIsUpdateWaiting } from '../../kept/use-update.ts';
import { lineInWords } from '../../offline/line-in-words.ts';
import { rememberNames } from '../../offline/names.ts';
import { NetworkLine } from '../../offline/network-line.tsx';
import styles from '../../offline/offline.module.css';
import { offlineProblemInWords } from '../../offline/offline-problem-in-words.ts';
import { useFreeStorage } from '../../offline/use-free-storage.ts';
import { useStillRows } from '../../offline/use-still-rows.ts';
import { useDeviceWord } from '../../passkey/use-device-word.ts';
import { Press } from '../press/press.tsx';
import { offlineProblemProps } from './offline-problem-props.ts';
import type { TodayScreen } from './use-screen.ts';

/** Below the bar of Today: the line about the network, and notes about this device. */
export function NetworkPart({ screen }: { screen: TodayScreen }) {
  const { network, now, kept, offlineProblem, isOffline, sheet, setSheet, starts } = screen;
  const device = useDeviceWord();
  const rowRefs = useStillRows();
  const isUpdateWaiting = useIsUpdateWaiting();
  const line = lineInWords({ ...network, isUpdateWaiting }, now, device);
  const hasPresses = kept.waiting.length > 0 || kept.delivered !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the starts
  useEffect(() => {
    if (hasPresses) rememberNames(screen);
  }, [hasPresses, starts]);
  const mayBeEvicted = isOffline && kept.storage === 'may-go';
  const storageRoom = useFreeStorage(mayBeEvicted);
  // A wrong clock can wait: presses are kept with the right time.
  const urgentKind = offlineProblem?.kind === 'clock' ? undefined : offlineProblem?.kind;
  const lastShownKind = useRef<string>(undefined);
  useEffect(() => {
    if (urgentKind === undefined) lastShownKind.current = undefined;
    // An open sheet stays open.
    if (urgentKind === undefined || urgentKind === lastShownKind.current || sheet !== undefined) return;
    lastShownKind.current = urgentKind;
    if (isOffline || urgentKind === 'full') setSheet({ kind: 'offline-problem' });
  }, [urgentKind, sheet, isOffline, setSheet]);
  const problemNote = offlineProblem && (
    <Note
      kind="refused"
      title={offlineProblemInWords(offlineProblemProps(screen, offlineProblem, device)).title}
      buttonLabel={copy.do}
      onPress={() => setSheet({ kind: 'offline-problem' })}
    />
  );
  return (
    <>
      <div className={styles.top} data-line ref={rowRefs.line}>
        {line && (
          <NetworkLine
            line={line}
            onOpen={() => setSheet({ kind: 'kept-presses' })}
            onSent={() => setSheet({ kind: 'sent-presses' })}
            onOfflineHelp={() => setSheet({ kind: 'offline-help' })}
          />
        )}
        {urgentKind !== undefined && problemNote}
      </div>
      <div ref={rowRefs.notes}>
        {urgentKind === undefined && problemNote}
        {mayBeEvicted && (
          <Note
            kind="warning"
            title={copy.mayGo.title(device)}
            text={copy.mayGo.text(storageRoom)}
            buttonLabel={copy.agree}
            onPress={() => setSheet({ kind: 'exchange-presses' })}
          />
        )}
      </div>
    </>
  );
}

interface NoteProps {
  kind: 'refused' | 'warning';
  title: string;
  text?: string;
  buttonLabel: string;
  onPress: () => void;
}

const Note = ({ kind, title, text, buttonLabel, onPress }: NoteProps) => (
  <Cluster gap={8} gapX={12} align="center" justify="between" rule="below" className={styles.note}>
    <Notice dense kind={kind}>
      <strong>{title}</strong> {text}
    </Notice>
    <Press kind="line" isSmall onPress={onPress}>
      {buttonLabel}
    </Press>
  </Cluster>
);
