import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { announceShortcuts } from '#app/ui/staff-frame/shortcuts-event.ts';
import { useKept } from '../kept/use-kept.ts';
import { LeaveWithPresses } from '../offline/leave-with-presses.tsx';
import type { NamePanelProps } from '../page/console-parts.ts';
import { ThemeChoice } from '../page/theme-choice.tsx';
import { AddPasskey } from '../passkey/add-passkey.tsx';
import { SignOutDialog } from '../sign-in/sign-out-dialog.tsx';
import { pagesOf } from './console-nav.tsx';
import styles from './name-menu.module.css';
import { NavCount } from './nav-count.tsx';
import { OwnLanguage } from './own-language.tsx';

/** The panel behind the name in the bar, with the dialogs that it opens. */
export function NamePanel({
  isOpen,
  session,
  theme,
  onTheme,
  onLeave: onSignedOut,
  onClose,
  ChooseCode,
}: NamePanelProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { pathname } = useLocation();
  const kept = useKept();
  const { person, hasPasskey, renew } = session;
  return (
    <>
      {isOpen && (
        <Stack gap={8} tone="cream" className={styles.panel}>
          <Stack as="p" size="note" padY={8} className={styles.who}>
            <strong>{person.name}</strong>
            <Text as="span" tone="quiet">
              {copy.role[person.role]}, {copy.browser(session.device.browser)}
            </Text>
          </Stack>
          <Panel as="ul" rule="both">
            {pagesOf(person.role, pathname).map(({ to, label, isCurrent }) => (
              <li key={to}>
                <Link
                  className={styles.item}
                  to={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={onClose}
                >
                  {label}
                  {person.role === 'manager' && <NavCount to={to} />}
                </Link>
              </li>
            ))}
          </Panel>
          <Stack gap={12} padBottom={12} rule="below">
            <ThemeChoice theme={theme} onTheme={onTheme} />
            <OwnLanguage onStored={renew} />
          </Stack>
          <ul>
            {pathname === staffPaths.today && (
              <li className={styles.atDesk}>
                <button
                  type="button"
                  className={styles.item}
                  onClick={() => {
                    onClose();
                    announceShortcuts();
                  }}
                >
                  {copy.shortcuts}
                </button>
              </li>
            )}
            <li>
              <AddPasskey isFirst={!hasPasskey} className={styles.item ?? ''} onAdded={renew} />
            </li>
            <li>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  onClose();
                  setChoosing(true);
                }}
              >
                {copy.chooseCode}
              </button>
            </li>
            <li>
              {/* A page of the site has another security policy: its document must be loaded. */}
              <a className={styles.item} href="/">
                {copy.site}
              </a>
            </li>
            <li>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  onClose();
                  setLeaving(true);
                }}
              >
                {copy.signOut}
              </button>
            </li>
          </ul>
        </Stack>
      )}
      {isChoosing && ChooseCode && (
        <LoadBoundary onFailed={() => setChoosing(false)}>
          <Suspense>
            <ChooseCode onClose={() => setChoosing(false)} />
          </Suspense>
        </LoadBoundary>
      )}
      {isLeaving &&
        (kept.waiting.length > 0 ? (
          <LeaveWithPresses
            person={person}
            kept={kept}
            onClose={() => setLeaving(false)}
            onLeft={onSignedOut}
          />
        ) : (
          <SignOutDialog
            hasPasskey={hasPasskey}
            onClose={() => setLeaving(false)}
            onSignedOut={onSignedOut}
          />
        ))}
    </>
  );
}
