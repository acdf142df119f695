import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

/** `primary` at most once in a view; `final` is the destructive choice in a dialog on paper. */
export type ButtonKind = 'primary' | 'secondary' | 'destructive' | 'final';

interface Looks {
  kind?: ButtonKind;
  wide?: boolean;
  children?: ReactNode;
}

export interface LinkButtonProps extends Looks {
  /** Path on this site; renders a link. */
  to: string;
  onClick?: () => void;
}

export interface FileButtonProps extends Looks {
  /** A generated file; renders a download link. `url` holds the content (`data:`). */
  file: { name: string; url: string };
  to?: undefined;
}

export interface ActionButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  to?: undefined;
  file?: undefined;
  /** Busy label, an "-ing" word: shown with six ticks; clicks are ignored. */
  busy?: string | undefined;
}

/** A button 56 px high: a link with `to` or `file`, else a `<button type="button">`. */
export function Button(props: LinkButtonProps | FileButtonProps | ActionButtonProps) {
  const { kind = 'primary', wide = false, children } = props;
  const className = [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
  if (props.to !== undefined) {
    return (
      <Link
        className={className}
        to={props.to}
        onClick={props.onClick}
        data-needs-hydration={props.onClick && ''}
      >
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
