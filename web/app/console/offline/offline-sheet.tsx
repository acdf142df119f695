import { useKeptQueue } from '../kept/use-kept.ts';
import { useDeviceWord } from '../passkey/use-device-word.ts';
import type { OfflineKind } from '../today/screen/open-sheet.ts';
import type { TodayScreen } from '../today/screen/use-screen.ts';
import { CanSheet } from './can-sheet.tsx';
import { installPrompt, putOffInstalling } from './install.ts';
import { systemHere } from './install-hint.tsx';
import { InstallSheet } from './install-sheet.tsx';
import { KeptDaysSheet } from './kept-days-sheet.tsx';
import { KeptSheet } from './kept-sheet.tsx';
import { MarksSheet } from './marks-sheet.tsx';
import { namesOf } from './names.ts';
import { troubleFactsOf } from './trouble-facts.ts';
import { TroubleSheet } from './trouble-sheet.tsx';
import { useNextTry } from './use-next-try.ts';
import { keptItemsOf } from './view-of-kept.ts';

export interface OfflineSheetProps {
  kind: OfflineKind;
  screen: TodayScreen;
  onClose: () => void;
}

/** The sheets about a day without a network. */
export function OfflineSheet({ kind, screen, onClose }: OfflineSheetProps) {
  const { now, kept, trouble } = screen;
  const device = useDeviceWord();
  const queue = useKeptQueue();
  const { nextTry, onTry } = useNextTry(queue);
  switch (kind) {
    case 'kept':
      return (
        <KeptSheet
          items={keptItemsOf(kept.waiting, namesOf(screen))}
          count={kept.waiting.length}
          {...{ device, now, nextTry, onTry, onClose }}
        />
      );
    case 'can':
      return <CanSheet device={device} onClose={onClose} />;
    case 'marks':
      return <MarksSheet device={device} onClose={onClose} />;
    case 'kept-days':
      return <KeptDaysSheet {...{ screen, device, onClose }} />;
    case 'trouble':
      if (trouble === undefined) return null;
      return (
        <TroubleSheet
          {...troubleFactsOf(screen, trouble, device)}
          onAgain={() => {
            if (trouble.kind === 'full') void queue?.keepPress(trouble.lost).then(onClose, () => {});
            else window.location.reload();
          }}
          onRunSheet={() => screen.print({})}
          onClose={onClose}
        />
      );
    case 'install': {
      const system = systemHere();
      if (system === undefined) return null;
      return (
        <InstallSheet
          system={system}
          onInstall={installPrompt()}
          onNotNow={() => {
            putOffInstalling(now);
            onClose();
          }}
          onClose={onClose}
        />
      );
    }
  }
}
