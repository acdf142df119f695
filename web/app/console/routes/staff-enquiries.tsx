import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffEnquiriesPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { EnquiriesPage } from '../office/enquiries/enquiries-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffEnquiriesPage);

export default withCopy(EnquiriesPage, () => consoleCopy.enquiries);
