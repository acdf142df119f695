import { SessionContext } from '../../../api/staff/session-context.ts';
import { consoleCopy as copy } from '../../../content/staff/console-copy.ts';
import { StaffFrame } from '../../../ui/staff-frame/staff-frame.tsx';
import type { SharedConsoleProps } from '../console-parts.ts';
import { ActingKey } from './acting-key.tsx';
import { useActing } from './use-acting.ts';
import { WhoPage } from './who-page.tsx';

/** The console on a shared device: asks who is there, and shows Today to them. What managers do has a device of their own. */
export function SharedConsole({ session, theme, onRenew, children }: SharedConsoleProps) {
  const { acting, identify, leave } = useActing(session, onRenew);
  const { name = copy.house, people = [] } = session.shared ?? {};
  if (acting === undefined) {
    return (
      <StaffFrame skip={copy.skip} title={name}>
        <WhoPage people={people} theme={theme} onIdentify={identify} onRenew={onRenew} />
      </StaffFrame>
    );
  }
  return (
    <SessionContext value={{ ...session, person: acting, renew: onRenew }}>
      <StaffFrame skip={copy.skip} title={name} menu={<ActingKey name={acting.name} onLeave={leave} />}>
        {children}
      </StaffFrame>
    </SessionContext>
  );
}
