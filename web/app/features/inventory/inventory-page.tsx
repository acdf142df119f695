import { useSyncExternalStore } from 'react';
import { inventoryCopy as copy } from '#app/content/inventory/inventory-copy.ts';
import { Panel } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './inventory-page.module.css';
import { isStaffHost } from './staff-host.ts';
import { StockConsole } from './stock-console.tsx';

const subscribeToNothing = () => () => {};

/** Inventory on a staff machine; elsewhere, and before the host is known, a placeholder. */
export function InventoryPage() {
  const isOpen = useSyncExternalStore(
    subscribeToNothing,
    () => isStaffHost(window.location.hostname),
    () => false,
  );
  return (
    <Panel last className={styles.page}>
      <PageHero
        title={copy.title}
        lead={isOpen ? copy.lead : copy.restricted}
        note={
          isOpen ? undefined : (
            <TextLink to="/" alone>
              {copy.home}
            </TextLink>
          )
        }
      />
      {isOpen && <StockConsole />}
    </Panel>
  );
}
