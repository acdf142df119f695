import type { ReactNode } from 'react';
import { SessionContext } from '../../api/staff/session-context.ts';
import { consoleCopy as copy } from '../../content/staff/console-copy.ts';
import { StaffFrame } from '../../ui/staff-frame/staff-frame.tsx';
import { ClosedConsole } from './closed-console.tsx';
import { ConsoleNav } from './console-nav.tsx';
import { NameMenu } from './name-menu.tsx';
import { useStaffSession } from './use-staff-session.ts';
import { useTheme } from './use-theme.ts';

/** Frame of the console's pages: shows them once somebody is signed in, with the session in `SessionContext`. */
export function StaffConsole({ children }: { children: ReactNode }) {
  const { state, renew, leave } = useStaffSession();
  const [theme, setTheme] = useTheme();
  if (state.status !== 'open') {
    return (
      <StaffFrame skip={copy.skip} title={copy.house}>
        <ClosedConsole state={state} onRetry={renew} />
      </StaffFrame>
    );
  }
  const { session } = state;
  return (
    <SessionContext value={{ ...session, renew }}>
      <StaffFrame
        skip={copy.skip}
        title={copy.house}
        nav={<ConsoleNav role={session.person.role} />}
        menu={<NameMenu session={session} theme={theme} onTheme={setTheme} onRenew={renew} onLeave={leave} />}
      >
        {children}
      </StaffFrame>
    </SessionContext>
  );
}
