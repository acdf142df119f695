import { Suspense, useEffect, useRef, useState } from 'react';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { Grid } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import type { OpenSession } from '../api/session-context.ts';
import type { ConsoleParts } from '../page/console-parts.ts';
import type { Theme } from '../page/use-theme.ts';
import styles from './name-menu.module.css';

export interface NameMenuProps {
  session: OpenSession;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLeave: () => void;
  parts: Partial<Pick<ConsoleParts, 'NamePanel' | 'ChooseCode'>>;
}

/** The name of the signed-in person, which opens their panel. */
export function NameMenu({ session, theme, onTheme, onLeave, parts }: NameMenuProps) {
  const { NamePanel, ChooseCode } = parts;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { name } = session.person;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel that the button opened
    <div
      className={styles.place}
      ref={container}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label={copy.menu(name)}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpened(true);
        }}
      >
        <span className={styles.name}>{name}</span>
        {/* Drawn by CSS, since text would be part of the button's name. */}
        <Grid as="span" className={styles.initials} data-initials={initialsOf(name)} aria-hidden="true" />
      </button>
      {wasOpened && NamePanel && (
        <LoadBoundary onFailed={() => setOpen(false)}>
          <Suspense>
            <NamePanel
              isOpen={isOpen}
              session={session}
              theme={theme}
              onTheme={onTheme}
              onLeave={onLeave}
              onClose={() => setOpen(false)}
              ChooseCode={ChooseCode}
            />
          </Suspense>
        </LoadBoundary>
      )}
    </div>
  );
}

/** `HH` for `H. Host`. */
const initialsOf = (name: string): string =>
  [name.split(' ')[0], name.includes(' ') ? name.split(' ').at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
