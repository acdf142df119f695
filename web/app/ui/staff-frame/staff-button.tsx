import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './staff-button.module.css';

/** `commit` is amber: money, or an irreversible action. */
type StaffButtonKind = 'commit' | 'outlined' | 'quiet';

interface Looks {
  kind?: StaffButtonKind | undefined;
  /** 48 high instead of 64. */
  small?: boolean | undefined;
  children: ReactNode;
}

export interface StaffButtonProps
  extends Looks,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Looks | 'className'> {
  /** Busy label, an "-ing" word: shown with six ticks; presses are ignored. */
  busy?: string | undefined;
}

const classOf = ({ kind = 'outlined', small = false }: Omit<Looks, 'children'>): string =>
  [styles.key, styles[kind], small && styles.small].filter(Boolean).join(' ');

/** A button of the console. */
export function StaffButton({ kind, small, busy, children, onClick, ...rest }: StaffButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, small })}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <span className={styles.ticks} aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** A button that leads to another page of the console. */
export const StaffButtonLink = ({ to, kind, small, children }: Looks & { to: string }) => (
  <Link className={classOf({ kind, small })} to={to}>
    {children}
  </Link>
);

/** A button that saves a generated file. `url` holds its content (`data:`). */
export const StaffButtonFile = ({
  file,
  kind,
  small,
  children,
}: Looks & { file: { readonly name: string; readonly url: string } }) => (
  <a className={classOf({ kind, small })} href={file.url} download={file.name}>
    {children}
  </a>
);

/** A button that opens another program, such as the mail program. */
export const StaffButtonAway = ({
  to,
  kind,
  small,
  onClick,
  children,
}: Looks & { to: string; onClick?: () => void }) => (
  <a className={classOf({ kind, small })} href={to} onClick={onClick}>
    {children}
  </a>
);
