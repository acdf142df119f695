import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OpenSession } from '../../api/staff/session-context.ts';
import { consoleCopy as copy } from '../../content/staff/console-copy.ts';
import { staffPaths } from '../../content/staff/staff-paths.ts';
import { LoadBoundary } from '../../ui/load-boundary.tsx';
import { announceShortcuts } from '../../ui/staff-frame/shortcuts-event.ts';
import { AddPasskey } from './add-passkey.tsx';
import { pagesOf } from './console-nav.tsx';
import type { ConsoleParts } from './console-parts.ts';
import styles from './name-menu.module.css';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import type { Theme } from './use-theme.ts';

export interface NameMenuProps {
  session: OpenSession;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLeave: () => void;
  ChooseCode: ConsoleParts['ChooseCode'] | undefined;
}

/** Who is signed in, and what concerns them and this device. */
export function NameMenu({ session, theme, onTheme, onLeave, ChooseCode }: NameMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { pathname } = useLocation();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { person, hasPasskey, renew } = session;
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened
    <div
      className={styles.place}
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
        button.current?.focus();
      }}
    >
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label={copy.menu(person.name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>{person.name}</span>
        {/* Drawn: as text it would belong to the name of the button. */}
        <span className={styles.initials} data-initials={initialsOf(person.name)} aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <p className={styles.who}>
            <strong>{person.name}</strong>
            <span>
              {copy.role[person.role]}, {session.device.browser}
            </span>
          </p>
          <ul className={styles.pages}>
            {pagesOf(person.role).map(({ to, label }) => (
              <li key={to}>
                <Link
                  className={styles.item}
                  to={to}
                  aria-current={to === pathname ? 'page' : undefined}
                  onClick={close}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.theme}>
            <ThemeChoice theme={theme} onTheme={onTheme} />
          </div>
          <ul>
            {pathname === staffPaths.today && (
              <li className={styles.atDesk}>
                <button
                  type="button"
                  className={styles.item}
                  onClick={() => {
                    close();
                    announceShortcuts();
                  }}
                >
                  {copy.shortcuts}
                </button>
              </li>
            )}
            <li>
              <AddPasskey className={styles.item ?? ''} onAdded={renew} />
            </li>
            <li>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close();
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
                  close();
                  setLeaving(true);
                }}
              >
                {copy.signOut}
              </button>
            </li>
          </ul>
        </div>
      )}
      {isChoosing && ChooseCode && (
        <LoadBoundary onFailed={() => setChoosing(false)}>
          <Suspense>
            <ChooseCode onClose={() => setChoosing(false)} />
          </Suspense>
        </LoadBoundary>
      )}
      {isLeaving && (
        <SignOutDialog hasPasskey={hasPasskey} onClose={() => setLeaving(false)} onLeft={onLeave} />
      )}
    </div>
  );
}

/** `HH` for `H. Host`. */
const initialsOf = (name: string): string =>
  [name.split(' ')[0], name.includes(' ') ? name.split(' ').at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
