import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffClosuresPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { ClosuresPage } from '../closures/closures-page.tsx';
import { withDayBar } from '../day-bar/with-day-bar.tsx';
import { withCopy } from '../language/with-copy.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffClosuresPage);

export default withCopy(withDayBar(ClosuresPage), () => consoleCopy.closures);
