import { lazy, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadRefusals } from '../console/api/staff-client.ts';
import { StaffConsole } from '../console/frame/staff-console.tsx';
import { waitForCopy } from '../console/language/copy.ts';
import { useCopyLoaded } from '../console/language/use-language.ts';
import { Opening } from '../console/page/opening.tsx';
import { StaffBroken } from '../console/page/staff-broken.tsx';

const namePanel = () => import('../console/frame/name-panel.tsx').then(waitForCopy);

const closedConsole = () => import('../console/sign-in/closed-console.tsx').then(waitForCopy);

const parts = {
  NamePanel: lazy(() => namePanel().then((one) => ({ default: one.NamePanel }))),
  ClosedConsole: lazy(() => closedConsole().then((one) => ({ default: one.ClosedConsole }))),
  SharedConsole: lazy(() =>
    import('../console/sign-in/who/shared-console.tsx').then(waitForCopy).then((one) => ({
      default: one.SharedConsole,
    })),
  ),
  preload: (paths: readonly string[]) =>
    void import('../console/preload/preload-page.ts')
      .then(({ preloadPages }) => preloadPages(paths))
      .catch(() => {}),
  NavCount: lazy(() =>
    import('../console/frame/nav-count.tsx').then(waitForCopy).then((one) => ({ default: one.NavCount })),
  ),
  AccessNotices: lazy(() =>
    import('../console/frame/access-notices.tsx')
      .then(waitForCopy)
      .then((one) => ({ default: one.AccessNotices })),
  ),
  ChooseCode: lazy(() =>
    import('../console/office/people/choose-code.tsx')
      .then(waitForCopy)
      .then((one) => ({ default: one.ChooseCode })),
  ),
  UnsentPresses: lazy(() =>
    import('../console/today/refusal/unsent-presses.tsx').then(waitForCopy).then((one) => ({
      default: one.AllUnsentPresses,
    })),
  ),
};

/** The pages of the console for people who are signed in. */
export default function StaffConsoleLayout() {
  // Preloaded, since they must open offline.
  useEffect(() => void Promise.allSettled([namePanel(), closedConsole(), loadRefusals()]), []);
  const isCopyLoaded = useCopyLoaded();
  if (!isCopyLoaded) return <Opening />;
  return (
    <StaffConsole parts={parts}>
      <Outlet />
    </StaffConsole>
  );
}

export function ErrorBoundary() {
  return <StaffBroken />;
}
