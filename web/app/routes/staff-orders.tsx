import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffOrdersPage } from '../content/pages/staff.ts';
import { OrdersPage } from '../features/staff-console/orders/orders-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffOrdersPage);

export default function StaffOrders() {
  return <OrdersPage />;
}
