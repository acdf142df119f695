import { offlineProblemCopy as copy } from '#app/content/staff/offline-copy.ts';
import { useKeptQueue } from '../../kept/use-kept.ts';
import { installPrompt, postponeInstalling } from '../../offline/install.ts';
import { InstallSheet } from '../../offline/install-sheet.tsx';
import { KeptSheet } from '../../offline/kept-sheet.tsx';
import { LegendSheet } from '../../offline/legend-sheet.tsx';
import { namesOf } from '../../offline/names.ts';
import { OfflineHelpSheet } from '../../offline/offline-help-sheet.tsx';
import { OfflineProblemSheet } from '../../offline/offline-problem-sheet.tsx';
import { SentSheet } from '../../offline/sent-sheet.tsx';
import { useNextTry } from '../../offline/use-next-try.ts';
import { keptItemsOf } from '../../offline/view-of-kept.ts';
import { useDeviceWord } from '../../passkey/use-device-word.ts';
import { Press } from '../press/press.tsx';
import { installableSystem } from './install-hint.tsx';
import { KeptDaysSheet } from './kept-days-sheet.tsx';
import { offlineProblemProps } from './offline-problem-props.ts';
import type { OfflineKind } from './open-sheet.ts';
import type { TodayScreen } from './use-screen.ts';

export interface OfflineSheetProps {
  kind: OfflineKind;
  screen: TodayScreen;
  onClose: () => void;
}

/** The sheets about working offline. */
export function OfflineSheet({ kind, screen, onClose }: OfflineSheetProps) {
  const { now, kept, offlineProblem } = screen;
  const device = useDeviceWord();
  const queue = useKeptQueue();
  const { nextTry, onTry } = useNextTry(queue);
  const agreeButton = (remark?: string) => (
    <Press kind="line" onPress={() => screen.setSheet({ kind: 'exchange-presses' })}>
      {copy.agree}
      {remark && <small>{remark}</small>}
    </Press>
  );
  switch (kind) {
    case 'kept-presses':
      return (
        <KeptSheet
          items={keptItemsOf(kept.waiting, namesOf(screen))}
          count={kept.waiting.length}
          agreeButton={kept.waiting.length > 0 && agreeButton(copy.withoutNetwork)}
          {...{ device, now, nextTry, onTry, onClose }}
        />
      );
    case 'sent-presses':
      return (
        <SentSheet
          items={keptItemsOf(kept.delivered?.presses ?? [], namesOf(screen))}
          {...{ now, onClose }}
        />
      );
    case 'offline-help':
      return <OfflineHelpSheet device={device} onClose={onClose} />;
    case 'legend':
      return <LegendSheet device={device} onClose={onClose} />;
    case 'stored-days':
      return <KeptDaysSheet {...{ screen, device, onClose }} />;
    case 'offline-problem':
      if (offlineProblem === undefined) return null;
      return (
        <OfflineProblemSheet
          {...offlineProblemProps(screen, offlineProblem, device)}
          onRetry={() => {
            if (offlineProblem.kind === 'full')
              void queue?.keepPress(offlineProblem.lost).then(onClose, () => {});
            else window.location.reload();
          }}
          agreeButton={kept.waiting.length > 0 && agreeButton(copy.gives(kept.waiting.length))}
          onRunSheet={() => screen.print({})}
          onClose={onClose}
        />
      );
    case 'install': {
      const system = installableSystem();
      if (system === undefined) return null;
      return (
        <InstallSheet
          system={system}
          onInstall={installPrompt()}
          onNotNow={() => {
            postponeInstalling(now);
            onClose();
          }}
          onClose={onClose}
        />
      );
    }
  }
}
