import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffPaperPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withDayBar } from '../day-bar/with-day-bar.tsx';
import { withCopy } from '../language/with-copy.tsx';
import { PaperPage } from '../paper/paper-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffPaperPage);

const Paper = () => <PaperPage />;

export default withCopy(withDayBar(Paper), () => consoleCopy.paper);
