import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { EnquiriesPage } from '../console/office/enquiries/enquiries-page.tsx';
import { pageHead } from '../content/pages/page-head.ts';
import { staffEnquiriesPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageHead(staffEnquiriesPage);

export default withCopy(EnquiriesPage, () => consoleCopy.enquiries);
