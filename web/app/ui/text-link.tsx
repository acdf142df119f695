import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { basePath } from '#shared/site/language.ts';
import { isOutsideSite } from '#shared/site/site-paths.ts';
import styles from './text-link.module.css';

export interface TextLinkProps {
  /** A path on this site, or a URL: `https:`, `mailto:`, `tel:`. */
  to: string;
  /** Standalone, outside running text: 44 px high. */
  alone?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** Cane on dark surfaces, rust on paper, always underlined. */
export function TextLink({ to, alone = false, onClick, children }: TextLinkProps) {
  const className = alone ? `${styles.link} ${styles.alone}` : styles.link;
  return (to.startsWith('/') && (basePath === '' || !isOutsideSite(to))) ||
    to.startsWith('#') ||
    to.startsWith('?') ? (
    <Link className={className} to={to} onClick={onClick} data-needs-hydration={onClick && ''}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to} onClick={onClick}>
      {children}
    </a>
  );
}
