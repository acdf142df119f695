import type { MetaDescriptor } from 'react-router-dom';
import { StockPage } from '../console/office/stock/stock-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffStockPage } from '../content/pages/staff.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffStockPage);

export default function StaffStock() {
  return <StockPage />;
}
