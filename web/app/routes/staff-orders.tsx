import type { MetaDescriptor } from 'react-router-dom';
import { OrdersPage } from '../console/office/orders/orders-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffOrdersPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffOrdersPage);

export default function StaffOrders() {
  return <OrdersPage />;
}
