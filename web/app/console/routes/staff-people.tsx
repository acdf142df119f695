import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffPeoplePage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { PeoplePage } from '../office/people/people-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffPeoplePage);

export default withCopy(PeoplePage, () => consoleCopy.people);
