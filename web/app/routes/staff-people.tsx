import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { PeoplePage } from '../console/office/people/people-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffPeoplePage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffPeoplePage);

export default withCopy(PeoplePage, () => consoleCopy.people);
