import type { MetaDescriptor } from 'react-router-dom';
import { withDayBar } from '../console/day-bar/with-day-bar.tsx';
import { withCopy } from '../console/language/with-copy.tsx';
import { PaperPage } from '../console/paper/paper-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffPaperPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffPaperPage);

const Paper = () => <PaperPage />;

export default withCopy(withDayBar(Paper), () => consoleCopy.paper);
