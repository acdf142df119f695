import { Link, useLocation } from 'react-router-dom';
import { communityCopy as copy } from '#app/content/community/community.ts';
import { useHeaderState } from '#app/ui/header/use-header-state.ts';
import layout from '#app/ui/layout.module.css';
import styles from './community-menu.module.css';

/** Page navigation: sticks below the header and hides with it on scrolling down (specification §2). */
export function CommunityMenu() {
  const { pathname } = useLocation();
  const { hidden } = useHeaderState();
  return (
    <nav className={styles.menu} aria-label={copy.menu} data-hidden={hidden}>
      <ul className={`${layout.wrap} ${styles.entries}`}>
        {copy.links.map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
