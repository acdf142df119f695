import { Link, useLocation } from 'react-router-dom';
import { communityCopy as copy } from '#app/content/community/community.ts';
import { useHeaderState } from '#app/ui/header/use-header-state.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import styles from './community-menu.module.css';

/** Page navigation: sticks below the header and hides with it on scrolling down (specification §2). */
export function CommunityMenu() {
  const { pathname } = useLocation();
  const { hidden } = useHeaderState();
  return (
    <nav className={styles.menu} aria-label={copy.menu} data-hidden={hidden}>
      <Cluster as="ul" gap={24} nowrap page className={styles.entries}>
        {copy.links.map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
