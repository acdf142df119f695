import type { MetaDescriptor } from 'react-router-dom';
import { ClosuresPage } from '../console/closures/closures-page.tsx';
import { withDayBar } from '../console/day-bar/with-day-bar.tsx';
import { withCopy } from '../console/language/with-copy.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffClosuresPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffClosuresPage);

export default withCopy(withDayBar(ClosuresPage), () => consoleCopy.closures);
