import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/page-meta.ts';
import { inventoryPage } from '../content/pages/inventory.ts';
import { InventoryPage } from '../features/inventory/inventory-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(inventoryPage);

export default function Inventory() {
  return <InventoryPage />;
}
