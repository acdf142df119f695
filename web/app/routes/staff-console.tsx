import { lazy, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { StaffConsole } from '../console/frame/staff-console.tsx';
import { StaffBroken } from '../console/page/staff-broken.tsx';

const namePanel = () => import('../console/frame/name-panel.tsx');

const parts = {
  NamePanel: lazy(() => namePanel().then((one) => ({ default: one.NamePanel }))),
  SharedConsole: lazy(() =>
    import('../console/sign-in/who/shared-console.tsx').then((one) => ({
      default: one.SharedConsole,
    })),
  ),
  AccessNotices: lazy(() =>
    import('../console/frame/access-notices.tsx').then((one) => ({ default: one.AccessNotices })),
  ),
  ChooseCode: lazy(() =>
    import('../console/office/people/choose-code.tsx').then((one) => ({ default: one.ChooseCode })),
  ),
  UnsentPresses: lazy(() =>
    import('../console/today/refusal/unsent-presses.tsx').then((one) => ({
      default: one.AllUnsentPresses,
    })),
  ),
};

/** The pages of the console for people who are signed in. */
export default function StaffConsoleLayout() {
  // Preloaded, since it must open offline.
  useEffect(() => void namePanel().catch(() => {}), []);
  return (
    <StaffConsole parts={parts}>
      <Outlet />
    </StaffConsole>
  );
}

export function ErrorBoundary() {
  return <StaffBroken />;
}
