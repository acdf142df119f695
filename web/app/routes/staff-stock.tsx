import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { StockPage } from '../console/office/stock/stock-page.tsx';
import { pageHead } from '../content/pages/page-head.ts';
import { staffStockPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageHead(staffStockPage);

export default withCopy(StockPage, () => consoleCopy.stock);
