import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './header.module.css';

export interface MenuItemEntry {
  label: string;
  shortLabel?: string;
  to: string;
  wideOnly?: boolean;
  submenu?: readonly { label: string; to: string }[];
  /** Only in the sheet. */
  sheetSubmenu?: readonly { label: string; to: string }[];
}

interface MenuItemProps {
  entry: MenuItemEntry;
  /** The current page belongs to this entry. */
  active: boolean;
  /** The entry is the current page. */
  current: boolean;
  /** Label of the submenu button. */
  submenuLabel: string;
  note: string | undefined;
}

/** An entry of the bar: a link, and a button if it has a submenu. */
export function MenuItem({ entry, active, current, submenuLabel, note }: MenuItemProps) {
  const link = (
    <Link
      className={active ? `${styles.link} ${styles.active}` : styles.link}
      to={entry.to}
      aria-current={current ? 'page' : undefined}
    >
      {active && <ActiveTicks />}
      {entry.shortLabel ? (
        <>
          <span className={styles.long}>{entry.label}</span>
          <span className={styles.short}>{entry.shortLabel}</span>
        </>
      ) : (
        entry.label
      )}
      {note && <VisuallyHidden>{note}</VisuallyHidden>}
    </Link>
  );
  const className = [styles.entry, entry.wideOnly && styles.wideOnly].filter(Boolean).join(' ');
  if (!entry.submenu) return <li className={className}>{link}</li>;
  return (
    <WithSubmenu className={className} submenu={entry.submenu} submenuLabel={submenuLabel}>
      {link}
    </WithSubmenu>
  );
}

/** Opens on hover by CSS alone, by button for keyboard and touch; closes on Escape and blur. */
function WithSubmenu(props: {
  className: string;
  submenu: readonly { label: string; to: string }[];
  submenuLabel: string;
  children: ReactNode;
}) {
  const [state, setState] = useState<'rest' | 'open' | 'dismissed'>('rest');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    setState('dismissed');
  }, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (state === 'open') button.current?.focus();
    setState('dismissed');
  };
  return (
    <li
      className={`${props.className} ${styles.parent}`}
      data-submenu={state}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && state === 'dismissed' && setState('rest')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setState('rest')}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && state === 'open' && setState('rest')
      }
    >
      {props.children}
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-expanded={state === 'open'}
        aria-controls={id}
        aria-label={props.submenuLabel}
        onClick={() => setState((current) => (current === 'open' ? 'dismissed' : 'open'))}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M2 4.5l4 4 4-4" strokeWidth="1.5" />
        </svg>
      </button>
      <ul className={styles.submenu} id={id}>
        {props.submenu.map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.sublink} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Three ticks above the active entry. */
const ActiveTicks = () => (
  <svg className={styles.ticks} width="11" height="12" aria-hidden="true">
    {[0.5, 5.5, 10.5].map((x) => (
      <line key={x} x1={x} x2={x} y1="0" y2="12" stroke="currentColor" />
    ))}
  </svg>
);
