import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

/**
 * `primary`: at most once in a view. `final`: the destructive choice in a dialog on paper. Buttons of the console:
 * `commit` for money and irreversible actions, `outlined` for any other, `quiet` without a border.
 */
export type ButtonKind = 'primary' | 'secondary' | 'destructive' | 'final' | 'commit' | 'outlined' | 'quiet';

interface ButtonStyleProps {
  kind?: ButtonKind | undefined;
  wide?: boolean;
  /** A console button 48 px high instead of 64. */
  small?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export interface LinkButtonProps extends ButtonStyleProps {
  /** Path on this site; renders a link. */
  to: string;
  onClick?: () => void;
}

export interface FileButtonProps extends ButtonStyleProps {
  /** A generated file; renders a download link. `url` holds the content (`data:`). */
  file: { readonly name: string; readonly url: string };
  to?: undefined;
}

export interface ExternalButtonProps extends ButtonStyleProps {
  /** Opens another app, such as the mail client. */
  href: string;
  onClick?: () => void;
  to?: undefined;
  file?: undefined;
}

export interface ActionButtonProps
  extends ButtonStyleProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonStyleProps> {
  to?: undefined;
  file?: undefined;
  href?: undefined;
  /** Busy label, an "-ing" word: shown with six ticks; clicks are ignored. */
  busy?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button 56 px high, or one of the console: a link with `to`, `file` or `href`, else a `<button type="button">`. */
export function Button(props: LinkButtonProps | FileButtonProps | ExternalButtonProps | ActionButtonProps) {
  const { kind = 'primary', wide, small, children, ...others } = props;
  const className = [
    styles.button,
    styles[kind],
    wide && styles.wide,
    small && styles.small,
    others.className,
  ]
    .filter(Boolean)
    .join(' ');
  if (others.to !== undefined) {
    return (
      <Link
        className={className}
        to={others.to}
        onClick={others.onClick}
        data-needs-hydration={others.onClick && ''}
      >
        {children}
      </Link>
    );
  }
  if ('file' in others || 'href' in others) {
    const {
      file,
      href = file?.url,
      onClick,
    } = others as Partial<Pick<FileButtonProps, 'file'> & Pick<ExternalButtonProps, 'href' | 'onClick'>>;
    return (
      <a className={className} href={href} download={file?.name} onClick={onClick}>
        {children}
      </a>
    );
  }
  const { busy, onClick, ...rest } = others as Omit<ActionButtonProps, keyof ButtonStyleProps>;
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={className}
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
