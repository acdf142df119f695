import { useSyncExternalStore } from 'react';
import { inventoryCopy as copy } from '../../content/inventory-copy.ts';
import layout from '../../ui/layout.module.css';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isStaffHost } from './staff-host.ts';

const never = () => () => {};

/** The stock, on a machine of the staff; elsewhere, and before the page knows where it is, a closed door. */
export function InventoryPage() {
  const isOpen = useSyncExternalStore(
    never,
    () => isStaffHost(window.location.hostname),
    () => false,
  );
  return (
    <div className={layout.last}>
      <PageOpening
        title={copy.title}
        lead={isOpen ? copy.soon : copy.restricted}
        note={
          <TextLink to="/" alone>
            {copy.home}
          </TextLink>
        }
      />
    </div>
  );
}
