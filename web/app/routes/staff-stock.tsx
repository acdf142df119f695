import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { StockPage } from '../console/office/stock/stock-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffStockPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffStockPage);

export default withCopy(StockPage, () => consoleCopy.stock);
