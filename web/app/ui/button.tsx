import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

/** `primary` at most once in a view; `final` is the destructive choice inside a dialog on paper. */
export type ButtonKind = 'primary' | 'secondary' | 'destructive' | 'final';

interface Looks {
  kind?: ButtonKind;
  /** Takes the full width of its container. */
  wide?: boolean;
  children?: ReactNode;
}

export interface LinkButtonProps extends Looks {
  /** Path on this site: the button is a link then. */
  to: string;
  onClick?: () => void;
}

export interface FileButtonProps extends Looks {
  /** A file made here: the button is a link that saves it. `url` holds the content itself (`data:`). */
  file: { name: string; url: string };
  to?: undefined;
}

export interface ActionButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  to?: undefined;
  file?: undefined;
  /** An "-ing" word: the button shows it with six ticks, says that it is busy and ignores clicks. */
  busy?: string | undefined;
}

/** A button 56 px high. With `to` or `file` it is a link that looks like one, else a real button (`type="button"`). */
export function Button(props: LinkButtonProps | FileButtonProps | ActionButtonProps) {
  const { kind = 'primary', wide = false, children } = props;
  const className = [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
  if (props.to !== undefined) {
    return (
      <Link className={className} to={props.to} onClick={props.onClick} data-needs-hydration={props.onClick && ''}>
        {children}
      </Link>
    );
  }
  if (props.file !== undefined) {
    return (
      <a className={className} href={props.file.url} download={props.file.name}>
        {children}
      </a>
    );
  }
  const {
    kind: _kind,
    wide: _wide,
    children: _children,
    to: _to,
    file: _file,
    busy,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={className}
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
