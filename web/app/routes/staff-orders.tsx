import type { MetaDescriptor } from 'react-router-dom';
import { withWords } from '../console/language/with-words.tsx';
import { OrdersPage } from '../console/office/orders/orders-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffOrdersPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffOrdersPage);

export default withWords(OrdersPage, () => consoleCopy.orders);
