import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { OrdersPage } from '../console/office/orders/orders-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffOrdersPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffOrdersPage);

export default withCopy(OrdersPage, () => consoleCopy.orders);
