import type { MetaDescriptor } from 'react-router-dom';
import { inventoryPage } from '../content/pages/inventory.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { InventoryPage } from '../features/inventory/inventory-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(inventoryPage);

export default function Inventory() {
  return <InventoryPage />;
}
