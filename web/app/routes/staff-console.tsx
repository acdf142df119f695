import { lazy, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { StaffBroken } from '../features/staff-console/staff-broken.tsx';
import { StaffConsole } from '../features/staff-console/staff-console.tsx';

const namePanel = () => import('../features/staff-console/name-panel.tsx');

const parts = {
  NamePanel: lazy(() => namePanel().then((one) => ({ default: one.NamePanel }))),
  SharedConsole: lazy(() =>
    import('../features/staff-console/who/shared-console.tsx').then((one) => ({
      default: one.SharedConsole,
    })),
  ),
  AccessNotices: lazy(() =>
    import('../features/staff-console/access-notices.tsx').then((one) => ({ default: one.AccessNotices })),
  ),
  ChooseCode: lazy(() =>
    import('../features/staff-console/people/choose-code.tsx').then((one) => ({ default: one.ChooseCode })),
  ),
  UnsentPresses: lazy(() =>
    import('../features/staff-today/refusal/unsent-presses.tsx').then((one) => ({
      default: one.AllUnsentPresses,
    })),
  ),
};

/** The pages of the console for people who are signed in. */
export default function StaffConsoleLayout() {
  // It opens without a network, too.
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
