import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffStockPage } from '../content/pages/staff.ts';
import { StockPage } from '../features/staff-console/stock/stock-page.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(staffStockPage);

export default function StaffStock() {
  return <StockPage />;
}
