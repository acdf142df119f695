import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Button } from '../button.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './header.module.css';
import type { HeaderCopy } from './header-copy.ts';
import { LanguageLink } from './language-link.tsx';
import type { MenuItemEntry } from './menu-item.tsx';

interface MenuSheetProps {
  menu: readonly MenuItemEntry[];
  path: string;
  isActive: (entry: MenuItemEntry, path: string) => boolean;
  copy: HeaderCopy;
}

/** The whole menu on small screens. A native disclosure: works without JavaScript. */
export function MenuSheet({ menu, path, isActive, copy }: MenuSheetProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const close = () => {
    if (details.current) details.current.open = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sheet
  useEffect(close, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    summary.current?.focus();
  };
  return (
    <details
      ref={details}
      className={styles.sheetHost}
      onKeyDown={onKeyDown}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary ref={summary} className={styles.menuButton} aria-label={copy.menu}>
        <svg width="22" height="18" viewBox="0 0 22 18" stroke="currentColor" fill="none" aria-hidden="true">
          <path className={styles.whenClosed} d="M0 2.5h22M0 9h14M0 15.5h22" strokeWidth="1.6" />
          <path className={styles.whenOpen} d="M3.5 1.5l15 15M18.5 1.5l-15 15" strokeWidth="1.6" />
        </svg>
      </summary>
      <ul className={styles.sheet}>
        {menu.map((entry) => {
          const { sheetSubmenu, submenu = sheetSubmenu } = entry;
          return (
            <Text key={entry.to} as="li" rule="below">
              <Link
                className={isActive(entry, path) ? `${styles.sheetLink} ${styles.active}` : styles.sheetLink}
                to={entry.to}
                aria-current={path === entry.to ? 'page' : undefined}
              >
                {entry.label}
                {copy.note && <VisuallyHidden>{copy.note}</VisuallyHidden>}
              </Link>
              {submenu && (
                <Cluster
                  as="ul"
                  gapX={24}
                  padBottom={12}
                  className={styles.sheetSubmenu}
                  aria-label={entry.label}
                >
                  {submenu.map(({ label, to }) => (
                    <li key={to}>
                      <Link
                        className={styles.sheetSublink}
                        to={to}
                        aria-current={path === to ? 'page' : undefined}
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </Cluster>
              )}
            </Text>
          );
        })}
        <li>
          <Cluster as="ul" gap={8} gapX={24} align="center" padTop={24} aria-label={copy.sheetFoot}>
            <li>
              <Button to={copy.book.to}>{copy.book.label}</Button>
            </li>
            <li>
              <a className={styles.sheetSublink} href={`tel:${copy.phone.replaceAll(' ', '')}`}>
                {copy.phone}
              </a>
            </li>
            {copy.sheetLinks.map(({ label, to, lang }) => (
              <li key={to}>
                <PageLink className={styles.sheetSublink} to={to} lang={lang} hrefLang={lang}>
                  {label}
                </PageLink>
              </li>
            ))}
            <li>
              <LanguageLink className={styles.sheetSublink} link={copy.language} />
            </li>
          </Cluster>
        </li>
      </ul>
    </details>
  );
}
