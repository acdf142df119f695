import { type ReactNode, Suspense, useCallback } from 'react';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { StaffFrame } from '#app/ui/staff-frame/staff-frame.tsx';
import { SessionContext } from '../api/session-context.ts';
import { KeptContext } from '../kept/use-kept.ts';
import { useKeptDevice } from '../kept/use-kept-device.ts';
import { useLanguageOf } from '../language/use-language.ts';
import type { ConsoleParts } from '../page/console-parts.ts';
import { Opening } from '../page/opening.tsx';
import { StaffBroken } from '../page/staff-broken.tsx';
import { useTheme } from '../page/use-theme.ts';
import { useStaffSession } from '../sign-in/use-staff-session.ts';
import { ConsoleNav } from './console-nav.tsx';
import { NameMenu } from './name-menu.tsx';

export interface StaffConsoleProps {
  parts?: Partial<ConsoleParts>;
  children: ReactNode;
}

/** Proceeds at once: on a personal device, its owner always acts. */
const actAsOwner = (onIdentified?: () => void) => onIdentified?.();

const openNoDevice = async () => undefined;

/** Frames the console's pages, shown once a person is signed in, with the session in `SessionContext`. */
export function StaffConsole({ parts = {}, children }: StaffConsoleProps) {
  const { openKeptDevice = openNoDevice } = parts;
  const readStored = useCallback(async () => (await openKeptDevice())?.storedSession(), [openKeptDevice]);
  const session = useStaffSession(readStored);
  const kept = useKeptDevice(openKeptDevice, session.state);
  return (
    <KeptContext value={kept}>
      <SessionFrame {...session} parts={parts}>
        {children}
      </SessionFrame>
    </KeptContext>
  );
}

interface SessionFrameProps extends ReturnType<typeof useStaffSession> {
  parts: Partial<ConsoleParts>;
  children: ReactNode;
}

function SessionFrame({ state, renew, leave, parts, children }: SessionFrameProps) {
  const {
    ClosedConsole = StaffBroken,
    SharedConsole = StaffBroken,
    UnsentPresses,
    AccessNotices,
    NavCount,
    preload,
  } = parts;
  const [theme, setTheme] = useTheme();
  const ownLanguage =
    state.status === 'open' && state.session.shared === undefined ? state.session.language : undefined;
  useLanguageOf(ownLanguage, ownLanguage !== undefined);
  const unsent = UnsentPresses && (
    <LoadBoundary>
      <Suspense>
        <UnsentPresses />
      </Suspense>
    </LoadBoundary>
  );
  const opening = <Opening>{copy.opening}</Opening>;
  if (state.status === 'loading') return opening;
  if (state.status !== 'open')
    return (
      <LoadBoundary failureView={<StaffBroken />}>
        <Suspense fallback={opening}>
          <ClosedConsole state={state} unsent={unsent} onRetry={renew} />
        </Suspense>
      </LoadBoundary>
    );
  const { session } = state;
  const { person, shared } = session;
  if (shared !== undefined || person === undefined) {
    return (
      <LoadBoundary failureView={<StaffBroken />}>
        <Suspense fallback={opening}>
          <SharedConsole session={session} theme={theme} onTheme={setTheme} onRenew={renew}>
            {children}
          </SharedConsole>
        </Suspense>
      </LoadBoundary>
    );
  }
  const openSession = { ...session, person, renew, askForColleague: actAsOwner };
  return (
    <SessionContext value={openSession}>
      <StaffFrame
        skip={copy.skip}
        title={copy.house}
        nav={<ConsoleNav role={person.role} Count={NavCount} preload={preload} />}
        menu={
          <NameMenu session={openSession} theme={theme} onTheme={setTheme} onLeave={leave} parts={parts} />
        }
      >
        {AccessNotices && session.notices && (
          <LoadBoundary>
            <Suspense>
              <AccessNotices session={openSession} />
            </Suspense>
          </LoadBoundary>
        )}
        {children}
      </StaffFrame>
    </SessionContext>
  );
}
