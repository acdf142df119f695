import type { MetaDescriptor } from 'react-router-dom';
import { withWords } from '../console/language/with-words.tsx';
import { StockPage } from '../console/office/stock/stock-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffStockPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffStockPage);

export default withWords(StockPage, () => consoleCopy.stock);
