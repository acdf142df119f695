import { Link, useLocation } from 'react-router-dom';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Wordmark } from '../wordmark.tsx';
import styles from './header.module.css';
import type { HeaderCopy } from './header-copy.ts';
import { LanguageLink } from './language-link.tsx';
import { MenuItem, type MenuItemEntry } from './menu-item.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { useHeaderState } from './use-header-state.ts';

export interface HeaderProps {
  name: readonly [string, string];
  menu: readonly MenuItemEntry[];
  /** Whether a path belongs to an entry. */
  isActive: (entry: MenuItemEntry, path: string) => boolean;
  copy: HeaderCopy;
}

/** Fixed at the top: transparent over the page, black once scrolled, hidden while scrolling down. */
export function Header({ name, menu, isActive, copy }: HeaderProps) {
  const { scrolled, hidden } = useHeaderState();
  const { pathname } = useLocation();
  return (
    <header
      className={[styles.header, scrolled && styles.scrolled, hidden && styles.hidden]
        .filter(Boolean)
        .join(' ')}
    >
      <Cluster gap={12} nowrap align="center" justify="between" className={styles.bar}>
        <Link className={styles.home} to="/" aria-label={copy.home}>
          <Wordmark lines={name} />
        </Link>
        <Cluster as="nav" nowrap align="center" className={styles.nav} aria-label={copy.mainMenu}>
          <Cluster as="ul" nowrap align="center" className={styles.entries}>
            {menu.map((entry) => (
              <MenuItem
                key={entry.to}
                entry={entry}
                active={isActive(entry, pathname)}
                current={pathname === entry.to}
                submenuLabel={copy.more(entry.label)}
                note={copy.note}
              />
            ))}
            <li className={`${styles.entry} ${styles.language}`}>
              <LanguageLink className={styles.link} link={copy.language} />
            </li>
          </Cluster>
          <MenuSheet menu={menu} path={pathname} isActive={isActive} copy={copy} />
        </Cluster>
      </Cluster>
    </header>
  );
}
