import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { loadRefusals } from '../api/staff-client.ts';
import { StaffConsole } from '../frame/staff-console.tsx';
import { lazyPart } from '../language/lazy-part.ts';
import { useCopyLoaded } from '../language/use-language.ts';
import { withRetries } from '../language/with-retries.ts';
import { awaitInstallPrompt } from '../offline/install.ts';
import type { ConsoleParts } from '../page/console-parts.ts';
import { Opening } from '../page/opening.tsx';
import { StaffBroken } from '../page/staff-broken.tsx';

const loadPreloader = withRetries(() => import('../preload/preload-page.ts'));

const loadKeptDevice = withRetries(() => import('../kept/open-kept-device.ts'));

const loadWorker = withRetries(() => import('../kept/worker-registration.ts'));

const WorkerUpdates = lazyPart(async () => (await import('../kept/worker-updates.tsx')).WorkerUpdates);

const parts = {
  openKeptDevice: async () => (await loadKeptDevice()).openKeptDevice(),
  NamePanel: lazyPart(async () => (await import('../frame/name-panel.tsx')).NamePanel),
  ClosedConsole: lazyPart(async () => (await import('../sign-in/closed-console.tsx')).ClosedConsole),
  SharedConsole: lazyPart(async () => (await import('../sign-in/who/shared-console.tsx')).SharedConsole),
  preload: (paths: readonly string[]) =>
    void loadPreloader()
      .then(({ preloadPages }) => preloadPages(paths))
      .catch(() => {}),
  NavCount: lazyPart(async () => (await import('../frame/nav-count.tsx')).NavCount),
  AccessNotices: lazyPart(async () => (await import('../frame/access-notices.tsx')).AccessNotices),
  ChooseCode: lazyPart(async () => (await import('../office/people/choose-code.tsx')).ChooseCode),
  UnsentPresses: lazyPart(async () => (await import('../today/refusal/unsent-presses.tsx')).AllUnsentPresses),
} satisfies ConsoleParts;

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
