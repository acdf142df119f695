import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffStockPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { StockPage } from '../office/stock/stock-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffStockPage);

export default withCopy(StockPage, () => consoleCopy.stock);
