import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { EnquiriesPage } from '../console/office/enquiries/enquiries-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffEnquiriesPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffEnquiriesPage);

export default withCopy(EnquiriesPage, () => consoleCopy.enquiries);
