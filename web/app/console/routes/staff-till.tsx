import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffTillPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withDayBar } from '../day-bar/with-day-bar.tsx';
import { withCopy } from '../language/with-copy.tsx';
import { TillPage } from '../till/till-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffTillPage);

/** The bar has no sums: the cash is counted before anyone sees what is expected. */
export default withCopy(withDayBar(TillPage, { hasNoSums: true }), () => consoleCopy.till);
