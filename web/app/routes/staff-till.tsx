import type { MetaDescriptor } from 'react-router-dom';
import { withDayBar } from '../console/day-bar/with-day-bar.tsx';
import { withCopy } from '../console/language/with-copy.tsx';
import { TillPage } from '../console/till/till-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffTillPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffTillPage);

/** The bar has no sums: the cash is counted before anyone sees what is expected. */
export default withCopy(withDayBar(TillPage, { hasNoSums: true }), () => consoleCopy.till);
