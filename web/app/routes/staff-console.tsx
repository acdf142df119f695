import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadRefusals } from '../console/api/staff-client.ts';
import { StaffConsole } from '../console/frame/staff-console.tsx';
import { lazyPart } from '../console/language/lazy-part.ts';
import { useCopyLoaded } from '../console/language/use-language.ts';
import { withRetries } from '../console/language/with-retries.ts';
import { awaitInstallPrompt } from '../console/offline/install.ts';
import { Opening } from '../console/page/opening.tsx';
import { StaffBroken } from '../console/page/staff-broken.tsx';
import { LoadBoundary } from '../ui/load-boundary.tsx';

const loadPreloader = withRetries(() => import('../console/preload/preload-page.ts'));

const loadKeptDevice = withRetries(() => import('../console/kept/open-kept-device.ts'));

const loadWorker = withRetries(() => import('../console/kept/worker-registration.ts'));

const WorkerUpdates = lazyPart(
  async () => (await import('../console/kept/worker-updates.tsx')).WorkerUpdates,
);

const parts = {
  openKept: async () => (await loadKeptDevice()).openKeptDevice(),
  NamePanel: lazyPart(async () => (await import('../console/frame/name-panel.tsx')).NamePanel),
  ClosedConsole: lazyPart(async () => (await import('../console/sign-in/closed-console.tsx')).ClosedConsole),
  SharedConsole: lazyPart(
    async () => (await import('../console/sign-in/who/shared-console.tsx')).SharedConsole,
  ),
  preload: (paths: readonly string[]) =>
    void loadPreloader()
      .then(({ preloadPages }) => preloadPages(paths))
      .catch(() => {}),
  NavCount: lazyPart(async () => (await import('../console/frame/nav-count.tsx')).NavCount),
  AccessNotices: lazyPart(async () => (await import('../console/frame/access-notices.tsx')).AccessNotices),
  ChooseCode: lazyPart(async () => (await import('../console/office/people/choose-code.tsx')).ChooseCode),
  UnsentPresses: lazyPart(
    async () => (await import('../console/today/refusal/unsent-presses.tsx')).AllUnsentPresses,
  ),
};

/** The pages of the console for people who are signed in. */
export default function StaffConsoleLayout() {
  // Preloaded, since they must open offline.
  useEffect(() => {
    awaitInstallPrompt();
    void loadWorker()
      .then(({ registerWorker }) => registerWorker())
      .catch(() => {});
    void Promise.allSettled([parts.NamePanel.preload(), parts.ClosedConsole.preload(), loadRefusals()]);
  }, []);
  const isCopyLoaded = useCopyLoaded();
  if (!isCopyLoaded) return <Opening />;
  return (
    <StaffConsole parts={parts}>
      <LoadBoundary>
        <Suspense>
          <WorkerUpdates />
        </Suspense>
      </LoadBoundary>
      <Outlet />
    </StaffConsole>
  );
}

export function ErrorBoundary() {
  return <StaffBroken />;
}
