import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffOrdersPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { OrdersPage } from '../office/orders/orders-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffOrdersPage);

export default withCopy(OrdersPage, () => consoleCopy.orders);
