import { useEffect } from 'react';
import { troubleCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useIsUpdateWaiting } from '../kept/use-update.ts';
import { useDeviceWord } from '../passkey/use-device-word.ts';
import { Press } from '../today/press/press.tsx';
import type { TodayScreen } from '../today/screen/use-screen.ts';
import today from '../today/today.module.css';
import { lineInWords } from './line-in-words.ts';
import { rememberNames } from './names.ts';
import { NetworkLine } from './network-line.tsx';
import styles from './offline.module.css';
import { troubleFactsOf } from './trouble-facts.ts';
import { troubleInWords } from './trouble-in-words.ts';
import { useStillRows } from './use-still-rows.ts';
import { useStorageRoom } from './use-storage-room.ts';

/** Below the bar of Today: the line about the network, and what colleagues have to know about this device. */
export function NetworkPart({ screen }: { screen: TodayScreen }) {
  const { network, now, kept, trouble, isOffline, setSheet } = screen;
  const device = useDeviceWord();
  const places = useStillRows();
  const isUpdateWaiting = useIsUpdateWaiting();
  const line = lineInWords({ ...network, isUpdateWaiting }, now, device);
  useEffect(() => {
    if (kept.waiting.length > 0) rememberNames(screen);
  });
  const mayGo = isOffline && kept.storage === 'may-go';
  const room = useStorageRoom(mayGo);
  const urgent = trouble?.kind === 'full' || (isOffline && trouble !== undefined) ? trouble.kind : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trouble
  useEffect(() => {
    if (urgent) setSheet({ kind: 'trouble' });
  }, [urgent]);
  return (
    <>
      <div className={styles.top} data-line ref={places.line}>
        {line && (
          <NetworkLine
            line={line}
            onOpen={() => setSheet({ kind: 'kept' })}
            onCan={() => setSheet({ kind: 'can' })}
          />
        )}
      </div>
      <div ref={places.notes}>
        {trouble && (
          <Cluster gap={8} gapX={12} align="center" justify="between" rule="below" className={today.left}>
            <Notice dense kind="refused">
              <strong>{troubleInWords(troubleFactsOf(screen, trouble, device)).title}</strong>
            </Notice>
            <Press kind="line" isSmall onPress={() => setSheet({ kind: 'trouble' })}>
              {copy.do}
            </Press>
          </Cluster>
        )}
        {mayGo && (
          <Cluster gap={8} gapX={12} align="center" justify="between" rule="below" className={today.left}>
            <Notice dense kind="warning">
              <strong>{copy.mayGo.title(device)}</strong> {copy.mayGo.text(room)}
            </Notice>
          </Cluster>
        )}
      </div>
    </>
  );
}
